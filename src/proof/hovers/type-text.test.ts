import { expect, test, vi } from 'vitest';
import type { AskType } from './type-service.ts';
import { hoverReader, typeText } from './type-text.ts';

const TEXT = "import { dts } from 'x'; // dts\nuse({ dts });";

/** Creates a compiler that knows one name, with a short and a long text for it. */
function compiler(short: string, long: () => string) {
  return vi.fn<AskType>((_, start, isExpanded) => {
    const isComment = start === TEXT.indexOf('dts\n');
    if (!TEXT.startsWith('dts', start) || isComment) return undefined;
    const displayParts = [{ text: isExpanded ? long() : short }];
    return {
      kind: 'property',
      textSpan: { start, length: 3 },
      displayParts,
      canIncreaseVerbosityLevel: true,
    };
  });
}

const OPTION = '(property) LibConfig.dts?: Dts';
const places = [TEXT.indexOf('dts'), TEXT.lastIndexOf('dts')];

test('returns each name that has a type with the parts of the type, and asks once for each option', () => {
  const ask = compiler(OPTION, () => 'parts');
  expect(hoverReader(ask)('a.ts', TEXT)).toEqual(places.map((place) => [place, 'parts']));
  expect(ask.mock.calls.filter(([, , isExpanded]) => isExpanded)).toHaveLength(1);
});

test('asks again for a name without a container, which may be something else', () => {
  let count = 0;
  const ask = compiler('(property) dts?: Dts', () => `parts ${++count}`);
  expect(hoverReader(ask)('a.ts', TEXT).map(([, text]) => text)).toEqual(['parts 1', 'parts 2']);
});

test.each<[string, () => string]>([
  ['are too many', () => 'x'.repeat(401)],
  [
    'make the compiler fail',
    () => {
      throw new Error('a fault of the compiler');
    },
  ],
])('keeps the name of a type if its parts %s', (_, long) => {
  const ask = compiler(OPTION, long);
  expect(hoverReader(ask)('a.ts', TEXT)).toEqual(places.map((place) => [place, OPTION]));
  expect(ask).toHaveBeenCalledWith('a.ts', places[0], true);
});

test('ends a text that is too long with an ellipsis', () => {
  const [[, text] = [0, '']] = hoverReader(compiler('y'.repeat(500), () => ''))('a.ts', TEXT);
  expect(text).toBe(`${'y'.repeat(399)}…`);
});

test.each([
  ['(alias) function a(): void\nimport a', 'function a(): void'],
  ['const a: import("/home/me/node_modules/x/index").Type', 'const a: Type'],
  ['type A = {\n    b: {\n        c: 1;\n    };\n}', 'type A = {\n  b: {\n    c: 1;\n  };\n}'],
])('shows %j as %j', (text, shown) => {
  expect(typeText({ displayParts: [{ text }] })).toBe(shown);
});
