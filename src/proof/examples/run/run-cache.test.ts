import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { blocksOf } from '../read/collect-blocks.ts';
import { assembleProjects } from '../read/projects.ts';
import { openRunCache } from './run-cache.ts';
import { installationHash } from './versions.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'run-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = {
  file: '/site/docs/a.mdx',
  name: 'docs/a.mdx',
  relativePath: 'a.mdx',
  examples: 'examples',
};
function projectOf(source: string) {
  return assembleProjects(document, blocksOf(source, document).blocks, () => undefined).projects[0]!;
}
const FILE = '```js project="a" file="a.js" run="node a.js"\n1;\n```\n';
const project = projectOf(FILE);
const result = { runs: [], shown: ['text'] };

/** Creates a folder with a list of installed packages, as npm writes it. */
function install(name: string, version: string): string {
  const dir = path.join(folder, name);
  mkdirSync(path.join(dir, 'node_modules'), { recursive: true });
  writeFileSync(
    path.join(dir, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { x: { version } } }),
  );
  return dir;
}

test('returns a result only for the same files, packages and requested outputs', () => {
  const usual = installationHash(install('one', '1.0.0'));
  openRunCache(folder, usual).set(project, 'inputs', result);
  const cache = openRunCache(folder, usual);
  expect(cache.get(project, 'inputs')).toEqual(result);
  expect(cache.get(project, 'others')).toBeUndefined();
  const asksMore = projectOf(`${FILE}\`\`\`js project="a" output="b.js"\n\`\`\`\n`);
  expect(cache.get(asksMore, 'inputs')).toBeUndefined();
});

test('depends on the installed packages, not on their location', () => {
  openRunCache(folder, installationHash(install('one', '1.0.0'))).set(project, 'inputs', result);
  const elsewhere = openRunCache(folder, installationHash(install('two', '1.0.0')));
  expect(elsewhere.get(project, 'inputs')).toEqual(result);
  const others = openRunCache(folder, installationHash(install('three', '2.0.0')));
  expect(others.get(project, 'inputs')).toBeUndefined();
  const none = openRunCache(folder, installationHash(path.join(folder, 'nowhere')));
  expect(none.get(project, 'inputs')).toBeUndefined();
});
