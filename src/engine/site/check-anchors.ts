import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { LinkUse } from '../content/link-use.ts';

/** Matches the lines in `#tool.config.ts-L3-L5`, a link into the block `tool.config.ts`. An id may end like that too. */
const LINES = /-L\d+(?:-L\d+)?$/;

/** Checks the `#hash` of links against the IDs on their page, which requires all pages to be compiled. */
export function checkAnchors(
  links: Iterable<LinkUse>,
  anchorsOf: (routePath: string) => Set<string> | undefined,
  level: Problem['level'],
): Problem[] {
  const problems: Problem[] = [];
  for (const { file, line, column, routePath, hash } of links) {
    const anchors = hash === '' ? undefined : anchorsOf(routePath);
    if (!anchors || [hash, hash.replace(LINES, '')].some((id) => anchors.has(id)) || hash === 'top') continue;
    const meant = nearest(hash, anchors);
    problems.push({
      level,
      file,
      line,
      column,
      what: `The link leads to #${hash}, but ${routePath} has no such heading.`,
      didYouMean: meant === undefined ? undefined : `#${meant}`,
      fix: 'Link to the id of a heading. To set that id yourself, add {#id} to the heading.',
    });
  }
  return problems;
}
