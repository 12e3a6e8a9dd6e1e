import { coverOf } from '../../src/model/cover.ts';
import { OPTIONS, QUESTIONS, DEFAULT_ANSWERS } from '../../src/starter/model/answers.ts';
import type { Answers } from '../../src/starter/model/answers.ts';

/** Returns every combination of answers, possible or not. */
export function everyAnswer(): Answers[] {
  return QUESTIONS.reduce<Answers[]>(
    (all, question) =>
      all.flatMap((answers) => OPTIONS[question].map((value) => ({ ...answers, [question]: value }))),
    [DEFAULT_ANSWERS],
  );
}

/**
 * Chooses few of the candidates that together have every group of answers that any of them has: each answer with a
 * strength of 1, pairs with 2, triples with 3.
 */
export function coveringSample(candidates: readonly Answers[], strength: number): Answers[] {
  return coverOf(candidates, { idsOf: (answers) => groupsIn(answers, strength), times: 1 });
}

/** Returns every group of as many answers. */
function groupsIn(answers: Answers, strength: number): string[] {
  let groups = [{ id: '', next: 0 }];
  for (let size = 0; size < strength; size++)
    groups = groups.flatMap(({ id, next }) =>
      QUESTIONS.slice(next).map((question, at) => ({
        id: `${id} ${question}=${answers[question]}`,
        next: next + at + 1,
      })),
    );
  return groups.map(({ id }) => id);
}
