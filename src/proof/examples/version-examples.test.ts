import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compileSite } from '../../engine/site/compile-site.ts';
import { staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { proofExtensions } from '../proof.ts';

declare const __ENGINE_ROOT__: string;

// Bundling the command takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text, { mode: 0o755 });
};

const PAGE = [
  '# Page\n',
  '```js project="kit" file="a.js"\n```\n',
  '```console run project="kit"\n$ rslib build\n```\n',
].join('\n');

/** Writes an installed Rslib that only says its version, and a project. */
function install(name: string, version: string): void {
  const bin = `#!/usr/bin/env node\nconsole.log('rslib v${version}');\n`;
  const installed = { 'node_modules/@rslib/core': { version } };
  write(`${name}/package.json`, JSON.stringify({ devDependencies: { '@rslib/core': version } }));
  write(`${name}/package-lock.json`, JSON.stringify({ packages: installed }));
  write(`${name}/node_modules/.package-lock.json`, JSON.stringify({ packages: installed }));
  write(`${name}/node_modules/@rslib/core/package.json`, JSON.stringify({ version }));
  write(`${name}/node_modules/.bin/rslib`, bin);
  write(`${name}/kit/a.js`, `export const from = '${name}';\n`);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
  write(
    'site.config.ts',
    `export default { title: 'T', extensions: ['proof'], multiVersion: { default: 'v2', versions: ['v2', 'v1'],
      examples: { v1: 'examples-v1', v2: 'examples-v2' } } };`,
  );
  for (const [version, release] of [
    ['v1', '1.4.0'],
    ['v2', '2.0.1'],
  ] as const) {
    write(`docs/${version}/index.mdx`, PAGE);
    install(`examples-${version}`, release);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const examples = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'examples', '--site', folder, ...args], {
    cwd: __ENGINE_ROOT__,
    encoding: 'utf8',
  });

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

test.skipIf(process.platform === 'win32')(
  'runs the pages of each version with its own packages, and receipts name its release',
  async () => {
    const updated = examples('--update');
    expect(updated.stderr).toBe('');
    expect(read('docs/v1/index.mdx')).toContain('$ rslib build\nrslib v1.4.0\n');
    expect(read('docs/v2/index.mdx')).toContain('$ rslib build\nrslib v2.0.1\n');
    expect(examples('--check')).toMatchObject({ status: 0, stderr: '' });

    const site = await compileSite({
      siteDir: folder,
      cacheDir: path.join(folder, '.cache'),
      extensions: proofExtensions(__ENGINE_ROOT__),
      onStep: () => {},
    });
    expect(site.problems).toEqual([]);
    const html = (route: string) => staticHtml(site.pages.find(({ data }) => data.routePath === route)!);
    expect(html('/v1/')).toContain('Run with Rslib 1.4.0');
    expect(html('/v1/')).toContain('examples-v1');
    expect(html('/')).toContain('Run with Rslib 2.0.1');

    write('docs/v1/index.mdx', read('docs/v1/index.mdx').replace('v1.4.0', 'v2.0.1'));
    const wrong = examples();
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain('docs/v1/index.mdx');
    expect(wrong.stderr).not.toContain('docs/v2/index.mdx');
  },
);

test('asks for the packages of a version only if its pages are run, and says which folder lacks them', () => {
  rmSync(path.join(folder, 'examples-v1/package-lock.json'));
  const failed = examples('--update', '--page', 'v1/');
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('examples-v1/package-lock.json');
  expect(failed.stderr).toContain('run npm install in examples-v1');
  expect(examples('--update', '--page', 'v2/')).toMatchObject({ status: 0 });
});
