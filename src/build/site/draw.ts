import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { displayPath } from '../content/display-path.ts';
import type { OpenSite } from './open-site.ts';
import { EndlessError, withinTime } from './time-limit.ts';

/** A page takes milliseconds; a busy machine may stand still for some seconds. */
const LIMIT_MS = 10_000;

/** Runs what draws a page, or a part of it: a component that fails is its author's to mend. */
export function drawPage<Drawn>(
  { siteDir, docsDir }: OpenSite,
  relativePath: string,
  draw: () => Drawn,
): Drawn {
  try {
    return withinTime(LIMIT_MS, draw);
  } catch (error) {
    const file = displayPath(siteDir, path.join(docsDir, relativePath));
    if (error instanceof EndlessError) throw new ProblemError([endless(file)]);
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    throw new ProblemError([
      {
        level: 'error',
        file,
        what: `A component of this page failed while it was drawn: ${reason.replace(/\.$/, '')}.`,
        fix: 'It has to work without a browser too: use effects for what needs one.',
      },
    ]);
  }
}

function endless(file: string): Problem {
  return {
    level: 'error',
    file,
    what: `An expression or a component of this page was still running after ${LIMIT_MS / 1000} seconds.`,
    fix: 'Look for a loop that never ends.',
  };
}
