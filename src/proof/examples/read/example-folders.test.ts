import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exampleReader } from './example-folders.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'example-folders-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('reads a folder without build output and region marks, and keeps images intact', () => {
  for (const name of ['big/src', 'big/dist', 'big/node_modules', 'big/.run/one'])
    mkdirSync(path.join(folder, name), { recursive: true });
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]);
  writeFileSync(path.join(folder, 'big/src/a.ts'), '// #region part\r\nconst a = 1;\r\n// #endregion\r\n');
  writeFileSync(path.join(folder, 'big/src/logo.png'), picture);
  writeFileSync(path.join(folder, 'big/.env'), 'A=1\n');
  writeFileSync(path.join(folder, 'big/dist/index.js'), 'old');
  writeFileSync(path.join(folder, 'big/node_modules/x.js'), 'x');
  writeFileSync(path.join(folder, 'big/.run/one/x.js'), 'x');
  const read = exampleReader(folder);
  expect([...(read('big') ?? [])]).toEqual([
    ['.env', 'A=1\n'],
    ['src/a.ts', 'const a = 1;\n'],
    ['src/logo.png', picture],
  ]);
  expect(read('other')).toBeUndefined();
});
