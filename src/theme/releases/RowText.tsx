import { Fragment } from 'react';
import type { ReleaseRow } from '../../model/releases.ts';

/** Renders a line of the comparison with the same words as the lists in the page. */
export function RowText({ label, names, changes }: ReleaseRow) {
  return (
    <>
      {label !== '' && `${label}: `}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </Fragment>
      ))}
      {changes.map(({ what, before, after }, index) => (
        <Fragment key={what}>
          {index === 0 ? ': ' : ', '}
          {what}
          {before !== undefined && (
            <>
              {' '}
              <code>{before}</code> → <code>{after}</code>
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}
