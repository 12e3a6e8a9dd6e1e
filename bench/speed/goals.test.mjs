import { describe, expect, test } from 'vitest';
import { goalsOf } from './goals.mjs';

/** The goals for these numbers: of ours first, then of each peer. */
function goalsFor(numbers) {
  const engines = ['ours', 'vitepress', 'starlight'];
  return goalsOf((key, engine) => numbers[key]?.[engines.indexOf(engine)], engines.slice(1), []);
}

describe('blocking time', () => {
  const label = "TBT at most 0.2 of the best peer's that is not 0";

  test.each([
    ['is compared with the best peer', [40, 300, 200], '40 and 200 ms', true],
    ['misses its goal above a fifth of that', [41, 300, 200], '41 and 200 ms', false],
    ['is not compared with a peer at 0', [40, 0, 200], '40 and 200 ms', true],
    ['has to be 0 if all peers are', [1, 0, 0], '1 and 0 ms', false],
    ['meets its goal at 0', [0, 0, 0], '0 and 0 ms', true],
  ])('%s', (_, numbers, is, met) => {
    expect(goalsFor({ 'load.tbt': numbers })).toEqual([{ label, is, met }]);
  });

  test('is no goal where no peer was measured', () => {
    expect(goalsFor({ 'load.tbt': [40] })).toEqual([]);
  });
});

test.each([
  [[14, 30, 20], true],
  [[15, 30, 20], false],
])('of bytes to first paint, %j', (numbers, met) => {
  const label = "bytes to first paint at most 0.7 of the best peer's";
  const is = (numbers[0] / 20).toFixed(2);
  expect(goalsFor({ 'load.bytesToFirstPaint': numbers })).toEqual([{ label, is, met }]);
});
