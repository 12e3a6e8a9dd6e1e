import { Fragment } from 'react';
import { Badge } from '../badge/Badge.tsx';
import type { BadgeProps } from '../badge/Badge.tsx';

/** Tags with a look of their own; any other looks like a tip. */
const TYPES = new Map<string, BadgeProps['type']>([
  ['info', 'info'],
  ['warning', 'warning'],
  ['experimental', 'warning'],
  ['danger', 'danger'],
  ['deprecated', 'danger'],
]);

/** Renders the tags of an entry as badges. Frontmatter has them as `new`, or as `new, experimental`. */
export function Tag({ tag = '' }: { tag?: string | undefined }) {
  const words = tag.split(',').map((word) => word.trim());
  return words
    .filter((word) => word !== '')
    .map((word, index) => (
      <Fragment key={index}>
        {index > 0 && ' '}
        <Badge text={word} type={TYPES.get(word) ?? 'tip'} />
      </Fragment>
    ));
}
