import { Fragment } from 'react';
import type { ReleaseRow } from '../../model/releases.ts';
import type { SayRelease } from '../../model/words/release-words.ts';

interface RowTextProps extends ReleaseRow {
  say: SayRelease;
}

/** Renders a line of the comparison with the same words as the lists in the page. */
export function RowText({ label, names, changes, say }: RowTextProps) {
  return (
    <>
      {label !== '' && say(label) + say(': ')}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && say(', ')}
          <code>{name}</code>
        </Fragment>
      ))}
      {changes.map(({ what, before, after }, index) => (
        <Fragment key={what}>
          {say(index === 0 ? ': ' : ', ')}
          {say(what)}
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
