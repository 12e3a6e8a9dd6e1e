import { expect, it } from 'vitest';
import { exportedNode, parseConfig, syntaxFaultIn, textOf } from './config-tree.ts';
import { readValue } from './config-value.ts';

function read(expression: string) {
  const code = `export default ${expression}`;
  return { code, value: readValue(exportedNode(parseConfig(code))!, code) };
}

it('keeps spreads and code as what they are, with their place', () => {
  const { code, value } = read('{ a: [1, ...more], ...base, run() {}, [key]: 1, b: call() }');
  expect(value.kind).toBe('object');
  const entries = value.kind === 'object' ? value.entries : [];
  expect(entries.map(({ kind }) => kind)).toEqual(['property', 'spread', 'code', 'code', 'property']);
  expect(entries.map(({ node }) => textOf(node, code))).toEqual([
    'a: [1, ...more]',
    '...base',
    'run() {}',
    '[key]: 1',
    'b: call()',
  ]);
  expect(entries[0]).toMatchObject({ value: { items: [{ value: 1 }, { kind: 'spread' }] } });
  expect(entries[4]).toMatchObject({ name: 'b', value: { kind: 'code' } });
});

it('reads a string in brackets as a name, and skips casts', () => {
  const { value } = read("<const>{ ['a']: <number>1, ['b']() {}, ['__proto__']: 2, [`c`]: 3 }");
  expect(value).toMatchObject({
    entries: [
      { kind: 'property', name: 'a', value: { value: 1 } },
      { kind: 'code' },
      { kind: 'code' },
      { kind: 'code' },
    ],
  });
});

it('reads a list with a hole as code', () => {
  expect(read('[1, , 2]').value.kind).toBe('code');
});

it('accepts attributes of imports, which the grammar does not know, at unchanged places', () => {
  const code = "import pkg from './package.json' with { type: 'json' };\nexport default { a: 1 };";
  const tree = parseConfig(code);
  expect(syntaxFaultIn(tree, code)).toBeUndefined();
  expect(textOf(exportedNode(tree)!, code)).toBe('{ a: 1 }');
});
