import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { consumerErrors, errorsByFolder } from './check-consumers.ts';

declare const __ENGINE_ROOT__: string;

const FOLDERS = ['kit-a', 'kit-b'];

test('gives each project its own messages, with the lines that follow', () => {
  const printed =
    'kit-a/consumer.ts(1,2): error TS1: One.\n  Because.\nkit-b/dist/index.d.ts(3,4): error TS2: Two.\n';
  expect([...errorsByFolder(printed, FOLDERS)]).toEqual([
    ['kit-a', 'consumer.ts(1,2): error TS1: One.\n  Because.\n'],
    ['kit-b', 'dist/index.d.ts(3,4): error TS2: Two.\n'],
  ]);
});

test('gives every project what is about none of them', () => {
  const errors = errorsByFolder('error TS3: Three.\n', FOLDERS);
  expect([...errors.keys()]).toEqual(FOLDERS);
});

test('finds nothing in nothing', () => {
  expect(errorsByFolder('', FOLDERS).size).toBe(0);
});

test('gives each consumer the types of its own package, though all have the same name and version', async () => {
  const runDir = mkdtempSync(path.join(tmpdir(), 'consumers-'));
  onTestFinished(() => rmSync(runDir, { recursive: true }));
  for (const [folder, name] of [
    ['kit-a', 'one'],
    ['kit-b', 'two'],
  ] as const) {
    const write = (file: string, text: string) => writeFileSync(path.join(runDir, folder, file), text);
    mkdirSync(path.join(runDir, folder));
    write(
      'package.json',
      JSON.stringify({ name: 'kit', version: '1.0.0', type: 'module', exports: './index.d.ts' }),
    );
    write('index.d.ts', `export declare const ${name}: number;\n`);
    write('consumer.ts', `export { ${name} } from 'kit';\n`);
  }
  const consumers = ['kit-a/consumer.ts', 'kit-b/consumer.ts'];
  expect([...(await consumerErrors(consumers, { installDir: __ENGINE_ROOT__, runDir }))]).toEqual([]);
});
