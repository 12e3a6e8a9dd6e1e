import { conditionsOf } from '../model/lesson.ts';
import type { LessonRules } from '../model/lesson.ts';
import { holds, needsDoctor } from './holds.ts';
import type { Outcome } from './outcome.ts';

export type Verdict =
  | { kind: 'passed' }
  /** The build has failed in a way that the lesson does not know. */
  | { kind: 'build failed' }
  | { kind: 'not yet'; name: string; hint: string; more: string };

/**
 * Judges what Rslib wrote. If a check fails, the first wrong way that the answer took has the hint, otherwise the first
 * check that fails.
 */
export function judge(
  { checks, mistakes }: Pick<LessonRules, 'checks' | 'mistakes'>,
  outcome: Outcome,
): Verdict {
  const isMet = (conditions: (typeof checks)[number]['expect']) =>
    conditions.every((condition) => holds(condition, outcome));
  const failed = checks.find(({ expect }) => !isMet(expect));
  if (outcome.ok && !failed) return { kind: 'passed' };
  const mistake = mistakes.find(({ when }) => isMet(when));
  if (!mistake && !outcome.ok) return { kind: 'build failed' };
  const { name, hint, more } = mistake ?? failed!;
  return { kind: 'not yet', name, hint, more };
}

/** True if the lesson is about the package, and not only about what the build wrote. */
export function asksDoctor(rules: Pick<LessonRules, 'checks' | 'mistakes'>): boolean {
  return needsDoctor(conditionsOf(rules));
}
