import { expect, it } from 'vitest';
import { zipOf } from './zip.ts';
import { unzip } from '../../../tests/support/unzip.ts';

const FILES = { 'src/index.ts': 'export const a = "ü";\n', 'package.json': '{}\n', 'empty.css': '' };

it('puts every file into one folder, with the right checksum', () => {
  const inFolder = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`kit/${name}`, text]));
  expect(unzip(zipOf(FILES, 'kit'))).toEqual(inFolder);
});
