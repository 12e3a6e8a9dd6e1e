import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRecording } from './record/recording.ts';
import { type ExamplesMode, verifyExamples } from './verify-examples.ts';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'own-packages-'));
  write('examples/node_modules/usual/index.js', "module.exports = 'usual';");
  write('examples/app/node_modules/own/index.js', "module.exports = 'own';");
  write('examples/app/node_modules/.bin/own-command', "#!/bin/sh\necho 'own command'\n");
  write('examples/app/package.json', '{ "name": "not-the-project" }');
  write('examples/app/package-lock.json', '{ "packages": {} }');
  write('examples/app/print.cjs', "console.log(require('own'), require('usual'), __filename);");
  write('docs/index.mdx', PAGE);
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const PAGE = [
  '# Page\n',
  '```console run project="user" extends="app"\n$ node print.cjs\n$ npx own-command\n$ ls\n```\n',
].join('\n');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text, { mode: 0o755 });
}

async function verify(mode: ExamplesMode) {
  const ensured: string[] = [];
  const report = await verifyExamples({
    siteDir,
    docsDir: path.join(siteDir, 'docs'),
    installDir: path.join(siteDir, 'examples'),
    runDir: path.join(siteDir, 'examples/.run'),
    cacheDir: path.join(siteDir, 'cache'),
    mode,
    print: () => {},
    ensurePackages: async (folder) => void ensured.push(folder),
  });
  return { ...report, ensured };
}

test.skipIf(process.platform === 'win32')(
  'a project runs with the packages of the folder it extends, and those of the folder above',
  async () => {
    const { problems, ensured } = await verify('update');
    expect(problems).toEqual([]);
    expect(ensured).toEqual(['examples/app']);
    const page = readFileSync(path.join(siteDir, 'docs/index.mdx'), 'utf8');
    expect(page).toContain('own usual /projects/user/print.cjs\n');
    expect(page).toContain('$ npx own-command\nown command\n');
    // The files about the installation are not files of the project.
    expect(page).toContain('$ ls\nprint.cjs\n');
    expect(existsSync(path.join(siteDir, 'examples/app/.run/.pid'))).toBe(false);
  },
);

test.skipIf(process.platform === 'win32')(
  'installs the packages only if a project runs, which another lock file leads to',
  async () => {
    await verify('update');
    expect(await verify('check')).toMatchObject({ ensured: [], unchanged: 1, problems: [] });
    const before = readRecording({ file: path.join(siteDir, 'docs/index.mdx') })!.projects['user']!.inputs;
    write('examples/app/package-lock.json', '{ "packages": { "node_modules/own": {} } }');
    expect(await verify('update')).toMatchObject({ ensured: ['examples/app'], ran: 1 });
    const after = readRecording({ file: path.join(siteDir, 'docs/index.mdx') })!.projects['user']!.inputs;
    expect(after).not.toBe(before);
  },
);

test('a comparison with another release leaves such projects out', async () => {
  expect(await verify('drift')).toMatchObject({ ensured: [], ran: 0, unchanged: 0, problems: [] });
});
