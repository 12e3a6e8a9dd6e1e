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
 * Chooses few of the candidates that together have every group of answers that any of them has: pairs with a strength of
 * 2, triples with 3. Always the same ones: the next is the one with the most groups that are missing.
 */
export function coveringSample(candidates: readonly Answers[], strength: number): Answers[] {
  const groups = candidates.map((answers) => groupsIn(answers, strength));
  const missing = new Set(groups.flat());
  const chosen: Answers[] = [];
  while (missing.size > 0) {
    let best = 0;
    let most = 0;
    for (const [index, own] of groups.entries()) {
      if (own.length <= most) continue;
      const gain = own.reduce((sum, group) => sum + (missing.has(group) ? 1 : 0), 0);
      if (gain > most) [best, most] = [index, gain];
    }
    for (const group of groups[best] ?? []) missing.delete(group);
    chosen.push(candidates[best] ?? DEFAULT_ANSWERS);
  }
  return chosen;
}

/** Returns every group of as many answers, each as a number. */
function groupsIn(answers: Answers, strength: number): number[] {
  const values = QUESTIONS.map((question) => VALUES.indexOf(`${question}=${answers[question]}`) + 1);
  let groups = [{ id: 0, next: 0 }];
  for (let size = 0; size < strength; size++)
    groups = groups.flatMap(({ id, next }) =>
      values.slice(next).map((value, at) => ({ id: id * (VALUES.length + 1) + value, next: next + at + 1 })),
    );
  return groups.map(({ id }) => id);
}

const VALUES = QUESTIONS.flatMap((question) => OPTIONS[question].map((value) => `${question}=${value}`));
