import { describe, expect, it } from 'vitest';
import { readLiteralConfig } from './literal-config.ts';

const config = (value: string) =>
  `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${value});\n`;

describe('a configuration of literals', () => {
  it('is read with every kind of value', () => {
    const code = config(`{
  // What to write.
  lib: [{ format: 'esm', "bundle": false, 'a-b': null, 1: \`x\` }, { format: "cjs", },],
  n: [1, -2, 0x10, 1_000, +3, .5], /* comment */
  r: /^a\\/b$/i, u: undefined, t: true,
}`);
    expect(readLiteralConfig(code)).toEqual({
      kind: 'literal',
      value: {
        lib: [{ format: 'esm', bundle: false, 'a-b': null, 1: 'x' }, { format: 'cjs' }],
        n: [1, -2, 16, 1000, 3, 0.5],
        r: /^a\/b$/i,
        u: undefined,
        t: true,
      },
    });
  });

  it('decodes the escapes of strings', () => {
    const code = config(String.raw`{ a: 'it\'s \n \x41 \u{1F600} \\', b: "\z" }`);
    expect(readLiteralConfig(code)).toEqual({
      kind: 'literal',
      value: { a: "it's \n A 😀 \\", b: 'z' },
    });
  });

  it.each([
    'export default { lib: [] };',
    'export default ({ lib: [] });',
    "import type { RslibConfig } from '@rslib/core';\nexport default { lib: [] } satisfies RslibConfig;",
    'export default { lib: [] } as const;',
    config('{ lib: [] }'),
  ])('may be wrapped: %s', (code) => {
    expect(readLiteralConfig(code)).toEqual({ kind: 'literal', value: { lib: [] } });
  });
});

describe('a configuration with code', () => {
  it.each([
    ['{ lib: [\n{ ...base }] }', 4, '...base'],
    ['{ a: `${b}` }', 3, '`${b}`'],
    ['{\n[a]: 1 }', 4, '[a]: 1'],
    ['{ a() {} }', 3, 'a() {}'],
    ['{ get a() { return 1 } }', 3, 'get a() { return 1 }'],
    ['{ a }', 3, 'a'],
    ['{ a: b.c }', 3, 'b.c'],
    ['{ a: !x }', 3, '!x'],
    ['{ a: 1 + 1 }', 3, '1 + 1'],
    ['{ a: [, 1] }', 3, '[, 1]'],
    ['{ a: [...b] }', 3, '[...b]'],
    ['{ __proto__: {} }', 3, '__proto__: {}'],
    ["{ '__proto__': {} }", 3, "'__proto__': {}"],
    ['{ a: (() => 1)() }', 3, '(() => 1)()'],
    ['() => ({ lib: [] })', 3, '() => ({ lib: [] })'],
    ['{}, {}', 3, 'defineConfig({}, {})'],
    ['{ a: new Map() }', 3, 'new Map()'],
    ['{ a: `x` }.b', 3, '{ a: `x` }.b'],
  ])('names the line and the code in %s', (value, line, code) => {
    const found = readLiteralConfig(config(value));
    expect(found).toEqual({ kind: 'code', line, code });
  });

  it.each([
    ["import react from '@rsbuild/plugin-react';\nexport default {};", 1],
    ["import { defineConfig as d } from '@rslib/core';\nexport default {};", 1],
    ['fetch("/");\nexport default {};', 1],
    ['export default {};\nexport const a = steal();', 2],
    ['const a = 1;\nexport default {};', 1],
    ['module.exports = {};', 1],
    ['', 1],
  ])('does not ignore a statement beside the export: %j', (code, line) => {
    expect(readLiteralConfig(code)).toMatchObject({ kind: 'code', line });
  });
});

it('finds the line of a syntax error', () => {
  expect(readLiteralConfig(config('{\n  lib: [{ format: },\n}'))).toMatchObject({
    kind: 'broken',
    fault: { line: 4, found: '}' },
  });
});
