import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

declare const __ENGINE_ROOT__: string;

/**
 * Every function returns something, so the word carries nothing, and the sentence after it mostly repeated the name and
 * the type. Without the word, only an edge case, a unit or a reason is left to write. 715 were rewritten or deleted.
 */
const RITUAL = /\/\*\*[\s*]*Returns?\b/g;

function ritualOpenings(code: string): number[] {
  return [...code.matchAll(RITUAL)].map(({ index }) => code.slice(0, index).split('\n').length);
}

test('no comment in src begins with "Returns"', () => {
  const folder = path.join(__ENGINE_ROOT__, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:tsx?|mjs)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((name) =>
    ritualOpenings(readFileSync(path.join(folder, name), 'utf8')).map((line) => `src/${name}:${line}`),
  );
  expect(found).toEqual([]);
});

test('finds the beginning on the first line of a comment and on the next', () => {
  const code = [
    '/** Returns the site. */',
    'const one = 1;',
    '  /**',
    '   * Returns the pages.',
    '   */',
    '/** Undefined for a page that is gone. Returns early. */',
    '// Returns nothing.',
  ];
  expect(ritualOpenings(code.join('\n'))).toEqual([1, 3]);
});
