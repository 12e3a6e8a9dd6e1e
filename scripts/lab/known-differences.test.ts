import { expect, test } from 'vitest';
import { knownReason } from './known-differences.ts';

const ORDER = 'One import lists the same names in another order.';
const SHORT_NAME = expect.stringContaining('short name of a module') as string;

test('knows imports whose names are in another order, and only these', () => {
  const native = 'import { changes, clamp } from "./a.js";\nchanges();\n';
  const lab = 'import { clamp, changes } from "./a.js";\nchanges();\n';
  expect(knownReason([[native, lab]])).toBe(ORDER);
  expect(knownReason([[native, lab.replace('changes();', 'clamp();')]])).toBeUndefined();
  expect(knownReason([[native, lab.replace('clamp,', 'clamped,')]])).toBeUndefined();
});

test('knows another short name of an external module in UMD, and only one', () => {
  const native = 'define.amd;(__rspack_external_G)=>{ G (m) { m.exports = __rspack_external_G } }; r("G")';
  expect(knownReason([[native, native.replaceAll('G', 'n')]])).toEqual(SHORT_NAME);
  expect(knownReason([[native, native.replaceAll('G', 'n').replace('exports', 'other')]])).toBeUndefined();
  expect(knownReason([[native, `${native};`]])).toBeUndefined();
});

test('another short name is not expected outside of UMD', () => {
  expect(knownReason([['r("G")', 'r("n")']])).toBeUndefined();
});

test('knows how TypeScript 6 writes the declarations of JavaScript', () => {
  const native = 'export declare const one: () => number;\n';
  const lab = 'export function one(): number;\n';
  expect(knownReason([[native, lab]])).toContain('JavaScript sources');
  expect(knownReason([[native, native.replace('number', 'string')]])).toBeUndefined();
  expect(knownReason([['export { one };\n', lab]])).toBeUndefined();
});

test('knows other columns in a declaration map, and nothing else of it', () => {
  const native = '{"version":3,"file":"a.d.ts","sources":["../src/a.ts"],"names":[],"mappings":"AAAA"}';
  expect(knownReason([[native, native.replace('AAAA', 'AAAC')]])).toContain('maps other columns');
  expect(knownReason([[native, native.replace('"file":"a', '"file":"b')]])).toBeUndefined();
  const ofScript = native.replace('src/a.ts', 'src/a.css');
  expect(knownReason([[ofScript, ofScript.replace('AAAA', 'AAAC')]])).toBeUndefined();
});

test('one unknown difference makes all of them unknown', () => {
  const order = ['import { a, b } from "x"', 'import { b, a } from "x"'] as const;
  expect(knownReason([order])).toBe(ORDER);
  expect(knownReason([order, ['a', 'b']])).toBeUndefined();
});
