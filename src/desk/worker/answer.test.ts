import { expect, it } from 'vitest';
import { convert } from '../convert/convert.ts';
import { reportOf } from '../convert/report.ts';
import type { Listed } from '../model/conversion.ts';
import { answerTo } from './answer.ts';
import { shortenQuotes } from './quotes.ts';
import { sourcesOf } from './sources.ts';

const CONFIG =
  "import { defineConfig } from 'tsup';\nexport default defineConfig({ entry: ['src/a.ts'] });\n";

it('adds the report of the command and the sources to a conversion', () => {
  const conversion = convert({ config: CONFIG });
  expect(answerTo({ config: CONFIG })).toEqual({
    ...conversion,
    report: conversion.kind === 'converted' && reportOf(conversion, undefined),
    sources: ['src/a.ts'],
  });
});

it('answers if the conversion fails', () => {
  expect(answerTo({ config: 1 as unknown as string })).toEqual({ kind: 'failed' });
});

it('quotes code in full, unless many options quote the same', () => {
  const listed = (code: string): Listed => ({
    name: 'a',
    line: 1,
    code,
    comments: [],
    outcome: 'decision',
    to: [],
    text: '',
    why: undefined,
  });
  const whole = [listed('x'.repeat(256_000)), listed('y')];
  expect(shortenQuotes(whole)).toEqual(whole);
  const [long, short] = shortenQuotes([...Array.from({ length: 9 }, () => whole[0]!), whole[1]!]).slice(8);
  expect(long?.code).toBe(`${'x'.repeat(100_000)} …`);
  expect(short?.code).toBe('y');
});

it('finds the sources of items and of the whole file, and skips patterns and what leaves the project', () => {
  const config = `export default {
    lib: [
      { source: { entry: { a: './src/a.ts', b: ['./src/b.ts', '../c.ts', '/d.ts'] } } },
      { source: { entry: { a: './src/a.ts', c: { import: './src/c.tsx' }, '__proto__': 'src/**/*.ts' } } },
    ],
    source: { entry: { all: './src/x/index.js', folder: './src/x' } },
  };`;
  expect(sourcesOf(config)).toEqual(['src/x/index.js', 'src/a.ts', 'src/b.ts', 'src/c.tsx']);
});

it('expects the file that Rslib finds by itself where no entry can be read', () => {
  expect(sourcesOf("export default { lib: [{ source: { entry: { index: './src/**' } } }] };")).toEqual([
    'src/index.ts',
  ]);
  expect(sourcesOf('export default make();')).toEqual([]);
});
