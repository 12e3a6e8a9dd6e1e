import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

declare const __ENGINE_ROOT__: string;

/** The product that this site documents, and the tools below it. */
const PRODUCT = /rslib|rsbuild|rspack/i;

test('the engine has no word about what its first site documents', () => {
  const folder = path.join(__ENGINE_ROOT__, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:engine|package)[\\/].*\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const words = files.flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (PRODUCT.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(words).toEqual([]);
});
