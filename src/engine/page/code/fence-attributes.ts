import { nearest } from '../../../model/nearest.ts';
import type { Problem } from '../../../model/problem.ts';
import type { FenceMeta } from './fence-meta.ts';

/** How a block looks and where its text comes from. */
const LOOKS = ['title', 'lineNumbers', 'wrapCode', 'file', 'region'];

/** Attributes of other engines, which would else be taken for typos, with what does the same here. */
const OTHERS: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    ['showLineNumbers', 'line-numbers', ':line-numbers', 'linenums'].map((name) => [name, 'lineNumbers']),
  ),
  ...Object.fromEntries(['wrap', 'word-wrap'].map((name) => [name, 'wrapCode'])),
  ...Object.fromEntries(['filename', 'fileName', 'name', 'label'].map((name) => [name, 'title'])),
  ...Object.fromEntries(
    ['noLineNumbers', ':no-line-numbers', 'startLineNumber', 'frame', 'fixed', 'live', 'tab'].map((name) => [
      name,
      undefined,
    ]),
  ),
};

/**
 * Reports attributes that neither the engine nor an extension knows. Those close to a known name are typos; all others are
 * for another tool, and have no effect here.
 */
export function unknownAttributes(
  { attributes }: FenceMeta,
  ofExtensions: readonly string[],
): Pick<Problem, 'level' | 'what' | 'fix' | 'didYouMean'>[] {
  const known = [...LOOKS, ...ofExtensions];
  return [...attributes.keys()]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const isOther = Object.hasOwn(OTHERS, name);
      const meant = isOther ? OTHERS[name] : nearest(name, known);
      return {
        level: isOther || meant === undefined ? 'warning' : 'error',
        what: `A code block has no attribute called "${name}".`,
        ...(meant === undefined ? { fix: `Use one of ${known.join(', ')}.` } : { didYouMean: `"${meant}"` }),
      };
    });
}
