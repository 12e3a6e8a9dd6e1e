import { expect, test } from 'vitest';
import { declaredSignatures, exportedNames, normalizeSignature } from './signatures.ts';

const file = (name: string, text: string) => ({ name: `${name}.d.ts`, text });

test('reads functions with their overloads, types, constants and methods', () => {
  const text = `
/** Creates one. */ export declare function create(options?: Options): Promise<One>;
export declare function create(): void;
export type Options = { /** Where. */ cwd?: string; };
export declare const version: string;
export type One = { build(options?: Options): Promise<void>; };
export interface Two { close(): void }
`;
  expect(Object.fromEntries(declaredSignatures([file('a', text)]))).toEqual({
    create: ['declare function create(options?: Options): Promise<One>;', 'declare function create(): void;'],
    Options: ['type Options = { /** Where. */ cwd?: string; };'],
    version: ['declare const version: string;'],
    One: ['type One = { build(options?: Options): Promise<void>; };'],
    'One.build': ['build(options?: Options): Promise<void>;'],
    Two: ['interface Two { close(): void }'],
    'Two.close': ['close(): void'],
  });
});

test('prefers the first file that declares a name', () => {
  const files = [file('a', 'export type A = 1;'), file('b', 'export type A = 2;\nexport type B = 3;')];
  expect([...declaredSignatures(files).values()].flat()).toEqual(['type A = 1;', 'type B = 3;']);
});

test('lists everything that a file exports', () => {
  const text = `
export { type Options, create } from './create.js';
export type { One as Uno } from './one.js';
export declare const version: string;
export type * as Types from './types.js';
export * as tool from './tool.js';
import type { Hidden } from './hidden.js';
`;
  expect(exportedNames(file('index', text))).toEqual([
    'Options',
    'create',
    'Uno',
    'version',
    'Types',
    'tool',
  ]);
});

test('ignores comments, spaces, `export declare` and the last separator, and nothing else', () => {
  const plain = normalizeSignature('type A = { one?: string; two: 1 | 2 };');
  const same = [
    'export type A = {\n  /** First. */ one?: string;\n  two: 1 | 2; // second\n};',
    'export declare type A = {one?:string;two:1|2}',
  ];
  expect(same.map(normalizeSignature)).toEqual(same.map(() => plain));
  const other = ['type A = { one: string; two: 1 | 2 };', 'type A = { one?: string };', "type A = 'a b'"];
  expect(other.map(normalizeSignature)).not.toContain(plain);
  expect(normalizeSignature("type A = 'a  b'")).not.toBe(normalizeSignature("type A = 'ab'"));
});
