import { jsx, toJs } from 'estree-util-to-js';
import fc from 'fast-check';
import type { RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../../tests/support/fuzz.ts';
import { type Literal, literalExpression, literalValue, soleExpression } from './literal-value.ts';
import { parse } from './parse.ts';

function programOf(source: string) {
  const node = parse(`{${source}}`, 'mdx').children[0] as Extract<RootContent, { type: 'mdxFlowExpression' }>;
  return node.data?.estree;
}
const valueOf = (source: string) => literalValue(soleExpression(programOf(source)));

describe('the value of an expression', () => {
  it.each<[string, Literal]>([
    ["'a'", 'a'],
    ['"a\\n"', 'a\n'],
    ['`a\\tb`', 'a\tb'],
    ['``', ''],
    ['1.5', 1.5],
    ['-2', -2],
    ['true', true],
    ['null', null],
    ['undefined', undefined],
    ['[]', []],
    ["['a', [1], -1]", ['a', [1], -1]],
    ["({ a: 1, 'b-c': [true], 2: { d: null } })", { a: 1, 'b-c': [true], 2: { d: null } }],
  ])('is known for %s', (source, value) => {
    expect(valueOf(source)).toEqual({ literal: value });
  });

  it.each([
    'a',
    'a.b',
    'f()',
    '`a${b}`',
    '1 + 1',
    '!true',
    '-"a"',
    '/a/',
    '1n',
    '[a]',
    '[...a]',
    '[,]',
    '({ a: b })',
    '({ a })',
    '({ ...a })',
    '({ [a]: 1 })',
    '({ get a() { return 1 } })',
    '() => 1',
    '<b />',
  ])('is left to React for %s', (source) => {
    expect(valueOf(source)).toBeUndefined();
  });

  it('is undefined without an expression', () => {
    expect(literalValue(undefined)).toBeUndefined();
    expect(soleExpression(undefined)).toBeUndefined();
    expect(soleExpression(programOf('/* comment */'))).toBeNull();
  });
});

describe('an expression for a value', () => {
  it('evaluates to the value, even after printing', () => {
    const value = fc.letrec<{ any: Literal }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.constantFrom(null, undefined),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(
          fc.string().filter((key) => key !== '__proto__'),
          tie('any'),
          { maxKeys: 3, noNullPrototype: true },
        ),
      ),
    })).any;
    fc.assert(
      fc.property(value, (literal) => {
        const expression = literalExpression(literal);
        expect(literalValue(expression)).toEqual({ literal });
        const statement = { type: 'ExpressionStatement' as const, expression };
        const { value: code } = toJs(
          { type: 'Program', sourceType: 'module', body: [statement] },
          { handlers: jsx },
        );
        expect(valueOf(code.replace(/;\n*$/, ''))).toEqual({ literal });
      }),
      fuzz(),
    );
  });
});
