import type { Problem } from '../../../model/problem.ts';

export type UnclosedFence = Required<Pick<Problem, 'level' | 'what' | 'fix'>>;

export function neverClosed(mark: string): UnclosedFence {
  return {
    level: 'error',
    what: 'The code block is never closed, so it includes the text after it.',
    fix: `Add a line with ${mark} after its code.`,
  };
}
