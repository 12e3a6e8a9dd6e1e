import type { Nodes, Root } from 'mdast';
import type { Problem } from '../../../model/problem.ts';

/** Far more than anyone can read, and far less than overflows the stack. */
const DEEPEST = 200;

/**
 * Reports nesting that is too deep. Tree functions are recursive: without a limit, a page of quote markers would crash
 * the build instead of failing it.
 */
export function tooDeepProblem(tree: Root, file: string): Problem | undefined {
  let level: Nodes[] = [tree];
  for (let depth = 0; depth < DEEPEST; depth++) {
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  const start = level[0]?.position?.start;
  if (level.length === 0) return undefined;
  return {
    level: 'error',
    file,
    line: start?.line ?? 1,
    column: start?.column ?? 1,
    what: `This is nested more than ${DEEPEST} levels deep.`,
    fix: 'Remove some of the quotes, lists or tags around it.',
  };
}
