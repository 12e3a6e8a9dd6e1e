import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { command } from '../../cli/command.ts';
import { MIGRATE } from './migrate-command.ts';

let folder: string;
const { exitCode } = process;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'git-migrate-'));
  write(
    'package.json',
    '{\n  "type": "module",\n  "scripts": { "build": "tsup" },\n  "devDependencies": { "tsup": "8" }\n}\n',
  );
  write(
    'tsup.config.ts',
    "export default {\n  entry: ['src/*.ts'],\n  format: 'esm',\n  plugins: [own()],\n  clean: true,\n};\n",
  );
  write('src/a.ts', '');
  write('src/b.ts', '');
});
afterEach(() => {
  process.exitCode = exitCode;
});

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
}

function commitAll(): void {
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'all');
}

/** Runs the command, and returns what it prints and its exit code. */
async function run(...args: string[]) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  process.exitCode = 0;
  await command(MIGRATE, args);
  const text = (spy: typeof print) => spy.mock.calls.map(([line]) => String(line)).join('\n');
  return { printed: text(print), complaint: text(complain), exitCode: process.exitCode };
}

test('prints the new files and every option, and writes nothing', async () => {
  const { printed, exitCode: code } = await run(folder);
  expect(printed).toContain("    source: { entry: { a: './src/a.ts', b: './src/b.ts' } },");
  expect(printed).toContain('  - "scripts": { "build": "tsup" },');
  expect(printed).toContain('  + "scripts": { "build": "rslib" },');
  expect(printed).toMatch(
    /For you to decide\n\n {2}plugins \(line 4\)\n {4}\[own\(\)\]\n {2}plugins \(\/config\/rsbuild\/plugins\)/,
  );
  expect(printed).toContain('clean (line 5)\n  Default: output.cleanDistPath');
  expect(code).toBe(0);
  expect(existsSync(path.join(folder, 'rslib.config.ts'))).toBe(false);
});

test('reads the configuration that the build script names, or none', async () => {
  const build = (flags: string) => write('package.json', `{ "scripts": { "build": "tsup ${flags}" } }`);
  write('other.ts', "export default { format: 'esm', define: { A: '1' } };\n");
  build('--config ./other.ts');
  const { printed } = await run(folder);
  expect(printed).toContain("source: { define: { A: '1' } },");
  expect(printed).not.toContain('plugins');
  build('src/a.ts --no-config');
  const alone = await run(folder);
  expect(alone.printed).toContain("lib: [{ format: 'cjs' }],\n    source: { entry: { a: './src/a.ts' } },");
  expect(alone.printed).not.toContain('plugins');
  build('--config gone.ts');
  expect((await run(folder)).printed).toContain('This file was not read.');
});

test('reads the usual configuration for a flag without a file', async () => {
  write('package.json', '{ "scripts": { "build": "rollup -c" } }');
  write('rollup.config.mjs', "export default { input: 'src/a.ts', output: { file: 'dist/a.mjs' } };\n");
  expect((await run(folder)).printed).toContain("source: { entry: { a: './src/a.ts' } }");
});

test('writes what Git can take back, and says how', async () => {
  commitAll();
  const before = read('package.json');
  const { complaint, exitCode: code } = await run(folder, '--write');
  expect(code).toBe(0);
  expect(read('package.json')).toContain('"@rslib/core"');
  expect(read('rslib.config.ts')).toContain("format: 'esm'");
  const [, undo = ''] = /To go back: (.*)/.exec(complaint) ?? [];
  for (const line of undo.split(' && ')) git(...line.split(' ').slice(1));
  expect(read('package.json')).toBe(before);
  expect(existsSync(path.join(folder, 'rslib.config.ts'))).toBe(false);
});

test.each([
  ['outside of a repository', () => undefined, 'package.json is not in a Git repository'],
  [
    'over a file that is not in Git',
    () => (commitAll(), write('rslib.config.ts', '// mine')),
    'rslib.config.ts is not in Git yet',
  ],
  [
    'over a change',
    () => (commitAll(), write('package.json', '{ "scripts": { "build": "tsup " } }')),
    'package.json has changes',
  ],
])('writes nothing %s', async (_, prepare, reason) => {
  prepare();
  const files = ['package.json', 'rslib.config.ts'].map(
    (name) => existsSync(path.join(folder, name)) && read(name),
  );
  const { complaint, exitCode: code } = await run(folder, '--write');
  expect(complaint).toContain(reason);
  expect(code).toBe(1);
  expect(
    ['package.json', 'rslib.config.ts'].map((name) => existsSync(path.join(folder, name)) && read(name)),
  ).toEqual(files);
});

test('writes nothing if nothing of the configuration can be read', async () => {
  write('tsup.config.ts', 'export default load();\n');
  commitAll();
  const { complaint, exitCode: code } = await run(folder, '--write');
  expect(complaint).toBe('The configuration is code as a whole. Nothing was written.');
  expect(code).toBe(1);
  expect(read('package.json')).toContain('tsup');
});

test('prints JSON alone on its output', async () => {
  commitAll();
  const { printed } = await run(folder, '--json', '--write');
  expect(JSON.parse(printed)).toMatchObject({
    kind: 'converted',
    tool: 'tsup',
    list: expect.any(Array) as unknown,
  });
});

test('names the line of a syntax error', async () => {
  write('tsup.config.ts', 'export default {\n  format: ,\n};\n');
  expect(await run(folder)).toEqual({
    printed: '',
    complaint: 'tsup.config.ts:2: , cannot be here.',
    exitCode: 1,
  });
  write('package.json', '{\n');
  expect((await run(folder)).complaint).toContain('package.json:');
});

test.each([
  [[], 'Name a folder with a package.json: npm run migrate -- DIR'],
  [['/no/such/place'], 'There is nothing at /no/such/place.'],
  [['a', 'b'], 'One folder at a time: b is left over.'],
])('says what is wrong with %j', async (args, sentence) => {
  expect(await run(...args)).toEqual({ printed: '', complaint: sentence, exitCode: 1 });
});
