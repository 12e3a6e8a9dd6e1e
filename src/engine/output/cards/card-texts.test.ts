import { describe, expect, test } from 'vitest';
import { isCode } from './card-texts.ts';

describe('titles that are names of code', () => {
  test.each(['lib.autoExternal', 'output.filename.js', '@scope/core', '--watch', 'tsconfigPath', 'node:fs'])(
    '%s',
    (title) => expect(isCode(title)).toBe(true),
  );

  test.each([
    'Node.js',
    'Quick start',
    'lib',
    'TypeScript',
    'Vue.js library',
    'SVG',
    'e.g. this',
    'output format',
    '',
  ])('%s is none', (title) => expect(isCode(title)).toBe(false));
});
