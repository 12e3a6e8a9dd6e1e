import { expect, it } from 'vitest';
import { resultIndex, sizeText } from './explorer.ts';

it('counts combinations in the order of the choices, the last one changing fastest', () => {
  const all = [0, 1, 2].flatMap((a) =>
    [0, 1].map((b) =>
      resultIndex([
        [3, a],
        [2, b],
      ]),
    ),
  );
  expect(all).toEqual([0, 1, 2, 3, 4, 5]);
  expect(resultIndex([])).toBe(0);
});

it('formats bytes with thousands separators', () => {
  expect([sizeText(0), sizeText(1456), sizeText(1_234_567)]).toEqual(['0 B', '1,456 B', '1,234,567 B']);
});
