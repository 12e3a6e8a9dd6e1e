import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { cleanPasted, cutQuery } from './clean-query.ts';

const ESC = '\u001B';

describe('pasted text', () => {
  it.each([
    ['a color code', `${ESC}[31mError:${ESC}[39m no entry`, 'Error: no entry'],
    ['256-color codes', `${ESC}[1;38;5;196mfailed${ESC}[0m to load`, 'failed to load'],
    ['a color code without its escape', '[31mBuild failed[39m', 'Build failed'],
    ['box drawing around it', '│ ■ × Module not found │', 'Module not found'],
    ['line ends and tabs', 'Error:\r\n\tno\n\nentry ', 'Error: no entry'],
  ])('[V1] loses %s', (_, pasted, cleaned) => {
    expect(cleanPasted(pasted)).toBe(cleaned);
  });

  it.each([
    [
      "Error: Cannot find module '/home/jane/app/src/missing.ts'\nRequire stack:\n- /home/jane/app/a.js",
      'Error: Cannot find module Require stack: -',
    ],
    ['Failed in C:\\Users\\Jane\\app\\rslib.config.ts:12:5 again', 'Failed in again'],
    ['Failed in d:/app/rslib.config.ts:12 again', 'Failed in again'],
    ['error at file:///home/jane/a.mjs:3:1', 'error at'],
    ['error in ./src/index.ts:3:1 and ../b.ts', 'error in and'],
    ['src/index.ts:3:14 - error TS2307', 'src/index.ts - error TS2307'],
    [
      'TypeError: x is not a function\n    at run (/home/jane/app/dist/index.js:10:3)\n    at main (C:\\app\\b.js:1:1)',
      'TypeError: x is not a function at run ( ) at main ( )',
    ],
  ])('[V1] loses file paths: %j', (pasted, cleaned) => {
    expect(cleanPasted(pasted)).toBe(cleaned);
  });

  it.each([
    ['"output.target" is not allowed', 'output.target is not allowed'],
    ['“smart” and ‘smart’ and «these»', 'smart and smart and these'],
    ['Option `dts` doesn\'t know "x"', "Option dts doesn't know x"],
  ])('[V1] loses quotes but keeps apostrophes: %j', (pasted, cleaned) => {
    expect(cleanPasted(pasted)).toBe(cleaned);
  });

  it.each(['@rslib/core', 'dist/index.js', 'output.target', '--no-clean', './src', '/guide/cli', 'C:\\app'])(
    '[V1] stays unchanged if it is a single word: %s',
    (pasted) => {
      expect(cleanPasted(pasted)).toBe(pasted);
      expect(cleanPasted(` ${pasted}\n`)).toBe(pasted);
    },
  );

  it.each([
    'Cannot resolve @rslib/core in node_modules/@rslib/core',
    'write dist/index.js and/or dist/index.cjs',
    'see https://rslib.rs/guide for more',
    'set output.target with --no-clean',
  ])('[V1] keeps packages, relative paths and URLs inside a message: %s', (pasted) => {
    expect(cleanPasted(pasted)).toBe(pasted);
  });

  it.each([
    ["import styles from './x.module.css'", 'import styles from ./x.module.css'],
    [
      'new Worker(new URL("./worker.ts", import.meta.url))',
      'new Worker(new URL(./worker.ts, import.meta.url))',
    ],
    ["import Logo from './logo.svg?react'", 'import Logo from ./logo.svg?react'],
    ['#!/usr/bin/env node', '#!/usr/bin/env node'],
  ])('[V1] keeps the paths of code: %j', (pasted, cleaned) => {
    expect(cleanPasted(pasted)).toBe(cleaned);
  });

  it('[V1] is cleaned before it is cut, so the message fits', () => {
    const path = `/home/jane/${'deep/'.repeat(30)}index.ts:1:1`;
    expect(cutQuery(cleanPasted(`${path} ReferenceError: __dirname is not defined`), 64)).toBe(
      'ReferenceError: __dirname is not defined',
    );
  });

  it('[V1] is cleaned for any input', () => {
    const colors = fc.tuple(fc.boolean(), fc.array(fc.nat({ max: 255 }), { maxLength: 5 }));
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      colors.map(([hasEscape, codes]) => `${hasEscape ? ESC : ''}[${codes.join(';')}m`),
      fc.constantFrom('/', './a', 'C:\\', ' ', '\n', "'", '"', ':1:2', 'a.ts'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        // Removing a code must not join the rest into another one.
        const text = pieces.map((one) => (one.endsWith('m') ? one : one.replaceAll('[', ''))).join('');
        const cleaned = cleanPasted(text);
        // oxlint-disable-next-line no-control-regex -- color codes start with a control character
        expect(cleaned).not.toMatch(/\u001B\[[\d;]*m/);
        expect(cleaned).not.toMatch(/\s\s|^\s|\s$|[\n\t\r]/);
        expect(cleaned.length).toBeLessThanOrEqual(text.length + 1);
      }),
      fuzz(),
    );
  });
});

describe('a limit', () => {
  it('[V1] cuts only longer text', () => {
    expect(cutQuery('a'.repeat(64), 64)).toBe('a'.repeat(64));
    expect(cutQuery('a'.repeat(65), 64)).toBe('a'.repeat(64));
    expect(cutQuery('a'.repeat(600), 512)).toHaveLength(512);
  });

  it('[V1] is never exceeded and never splits a character', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, fc.nat({ max: 40 }), (whole, limit) => {
        const cut = cutQuery(whole, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(whole.length, limit) - 1);
        expect(whole.startsWith(cut)).toBe(true);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
      }),
      fuzz(),
    );
    expect(cutQuery('ab😀', 3)).toBe('ab');
  });
});
