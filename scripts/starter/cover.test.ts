import { expect, test } from 'vitest';
import { QUESTIONS } from '../../src/starter/model/answers.ts';
import type { Answers } from '../../src/starter/model/answers.ts';
import { conflictsIn } from '../../src/starter/model/impossible.ts';
import { coveringSample, everyAnswer } from './cover.ts';

const possible = everyAnswer().filter((answers) => conflictsIn(answers).length === 0);

const pairsIn = (all: readonly Answers[]): Set<string> =>
  new Set(
    all.flatMap((answers) =>
      QUESTIONS.flatMap((one) =>
        QUESTIONS.map((other) => `${one}=${answers[one]} ${other}=${answers[other]}`),
      ),
    ),
  );

test('few projects have every pair of answers that is possible', () => {
  const chosen = coveringSample(possible, 2);
  expect(pairsIn(chosen)).toEqual(pairsIn(possible));
  // At least one for each pair of the two questions with the most answers.
  expect(chosen.length).toBeGreaterThanOrEqual(16);
  expect(chosen.length).toBeLessThan(40);
});

test('chooses the same ones again, and covers in any order', () => {
  expect(coveringSample(possible, 2)).toEqual(coveringSample(possible, 2));
  expect(pairsIn(coveringSample(possible.toReversed(), 2))).toEqual(pairsIn(possible));
});
