import { nearest } from '../../../model/nearest.ts';
import type { Problem } from '../../../model/problem.ts';
import type { FenceMeta } from './fence-meta.ts';

/** How a block looks and where its text comes from. */
const LOOKS = ['title', 'lineNumbers', 'wrapCode', 'file', 'region'];

/** Reports attributes that neither the engine nor an extension knows, and suggests the closest one. */
export function unknownAttributes(
  { attributes }: FenceMeta,
  ofExtensions: readonly string[],
): Pick<Problem, 'what' | 'fix' | 'didYouMean'>[] {
  const known = [...LOOKS, ...ofExtensions];
  return [...attributes.keys()]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known);
      return {
        what: `A code block has no attribute called "${name}".`,
        ...(meant === undefined ? { fix: `Use one of ${known.join(', ')}.` } : { didYouMean: `"${meant}"` }),
      };
    });
}
