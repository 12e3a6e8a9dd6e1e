import { describe, expect, test } from 'vitest';
import { isCode } from './card-texts.ts';

describe('isCode', () => {
  test.each(['lib.autoExternal', 'output.filename.js', '@scope/core', '--watch', 'tsconfigPath', 'node:fs'])(
    'accepts %s',
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
  ])('rejects %s', (title) => expect(isCode(title)).toBe(false));
});
