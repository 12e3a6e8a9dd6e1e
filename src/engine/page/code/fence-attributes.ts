import { nearest } from '../../../model/nearest.ts';
import type { Problem } from '../../../model/problem.ts';
import type { FenceMeta } from './fence-meta.ts';

/** How a block looks and where its text comes from. */
const LOOKS = ['title', 'lineNumbers', 'wrapCode', 'file', 'region'];

/** How a block belongs to an example that is run. */
export const EXAMPLE_ATTRIBUTES = [
  'project',
  'extends',
  'run',
  'expect-error',
  'expect-type-error',
  'output',
  'emitted',
  'only',
  'from',
  'to',
  'untested',
];

const KNOWN = [...LOOKS, ...EXAMPLE_ATTRIBUTES];

/** Reports attributes that no code block has, with the one that may be meant. */
export function unknownAttributes({ attributes }: FenceMeta): Pick<Problem, 'what' | 'fix' | 'didYouMean'>[] {
  return [...attributes.keys()]
    .filter((name) => !KNOWN.includes(name))
    .map((name) => {
      const meant = nearest(name, KNOWN);
      return {
        what: `A code block has no attribute called "${name}".`,
        ...(meant === undefined ? { fix: `There are ${KNOWN.join(', ')}.` } : { didYouMean: `"${meant}"` }),
      };
    });
}
