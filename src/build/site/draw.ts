import path from 'node:path';
import { ProblemError } from '../../model/problem.ts';
import { displayPath } from '../content/display-path.ts';
import type { OpenSite } from './open-site.ts';

/** Runs what draws a page, or a part of it: a component that fails is its author's to mend. */
export function drawPage<Drawn>(
  { siteDir, docsDir }: OpenSite,
  relativePath: string,
  draw: () => Drawn,
): Drawn {
  try {
    return draw();
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    throw new ProblemError([
      {
        level: 'error',
        file: displayPath(siteDir, path.join(docsDir, relativePath)),
        what: `A component of this page failed while it was drawn: ${reason.replace(/\.$/, '')}.`,
        fix: 'It has to work without a browser too: use effects for what needs one.',
      },
    ]);
  }
}
