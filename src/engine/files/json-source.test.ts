import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { JsonSyntaxError, parseJson } from './json-source.ts';

function errorOf(text: string): [number, string] {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return [error.offset, error.message];
    throw error;
  }
  throw new Error('no error');
}

function outcome(parse: (text: string) => { value: unknown }, text: string): unknown {
  try {
    return { value: parse(text).value };
  } catch (error) {
    return error instanceof SyntaxError || error instanceof JsonSyntaxError ? 'rejected' : error;
  }
}

describe('JSON with locations', () => {
  it('parses what JSON.parse accepts', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseJson(text).value).toEqual(JSON.parse(text));
      }),
      fuzz(),
    );
  });

  it('rejects exactly what JSON.parse rejects', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '{',
      '}',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '01',
      '.5',
      '1e5',
      'true',
      'nul',
      ' ',
      '\n',
      '\\',
      "'",
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 7 }).map((parts) => parts.join('')),
        (text) => {
          expect(outcome(parseJson, text)).toEqual(
            outcome((source) => ({ value: JSON.parse(source) as unknown }), text),
          );
        },
      ),
      fuzz(3000),
    );
  });

  it('knows the location of values and keys', () => {
    const node = parseJson('[ "a", { "name": 5 } ]');
    expect(node.items?.map((item) => item.start)).toEqual([2, 7]);
    expect(node.items?.[1]?.entries?.[0]).toMatchObject({
      key: 'name',
      keyStart: 9,
      node: { start: 17, value: 5 },
    });
  });

  it('reports what is wrong, and where', () => {
    expect(errorOf('')).toEqual([0, 'The file is empty']);
    expect(errorOf(' \n')).toEqual([0, 'The file is empty']);
    expect(errorOf('["a",]')).toEqual([4, 'There is one comma too many']);
    expect(errorOf('{"a": 1,}')).toEqual([7, 'There is one comma too many']);
    expect(errorOf('["a" "b"]')).toEqual([5, 'A comma is missing before this']);
    expect(errorOf('["a"')).toEqual([4, 'The file ends too early: `]` is missing']);
    expect(errorOf('[')).toEqual([1, 'The file ends too early']);
    expect(errorOf("['a']")).toEqual([1, 'Strings must be in double quotes']);
    expect(errorOf('[a]')).toEqual([1, 'Strings must be in double quotes']);
    expect(errorOf('{a: 1}')).toEqual([1, 'Strings must be in double quotes']);
    expect(errorOf('{"a" 1}')).toEqual([5, 'A colon is missing after "a"']);
    expect(errorOf('["a\n"]')).toEqual([1, 'This string has no closing quote']);
    expect(errorOf('["\\x"]')).toEqual([
      1,
      'This string contains a character or an escape that JSON does not allow',
    ]);
    expect(errorOf('[] []')).toEqual([3, 'Nothing may follow the end of the list']);
    expect(errorOf('[ // no\n]')).toEqual([2, 'JSON does not allow comments']);
    expect(errorOf('[:]')).toEqual([1, 'Unexpected `:`']);
    expect(errorOf('['.repeat(50_000))[1]).toBe('The lists are nested too deeply');
  });
});
