import { Fragment } from 'react';
import type { ReleaseRow } from '../../model/releases.ts';
import type { SayRelease } from '../../model/words/release-words.ts';

interface RowTextProps extends Pick<ReleaseRow, 'label' | 'names' | 'changes'> {
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
      {changes.map(({ what, replaced, added = [], removed = [] }, index) => (
        <Fragment key={what}>
          {say(index === 0 ? ': ' : ', ')}
          {say(what)}
          {replaced && (
            <>
              {' '}
              <code>{replaced.before}</code> → <code>{replaced.after}</code>
            </>
          )}
          {added.map((part) => (
            <Fragment key={part}>
              {' '}
              <ins>
                + <code>{part}</code>
              </ins>
            </Fragment>
          ))}
          {removed.map((part) => (
            <Fragment key={part}>
              {' '}
              <del>
                − <code>{part}</code>
              </del>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}
