import { useState } from 'react';
import { releaseRows } from '../../model/releases.ts';
import type { ReleaseHistory } from '../../model/releases.ts';
import { usePageShown } from '../../../runtime/page/shared.tsx';
import { fillIn } from '../../../model/words/fill-in.ts';
import type { SayRelease } from '../../model/words/release-words.ts';
import { RowText } from './RowText.tsx';
import { pairIn, withPair } from './release-pair.ts';
import type { ReleasePair } from './release-pair.ts';

interface ComparedReleasesProps {
  place: HTMLElement;
  history: ReleaseHistory;
  say: SayRelease;
}

/** Lets a reader choose two releases and lists what differs. The address keeps the choice. */
export function ComparedReleases({ place, history: recorded, say }: ComparedReleasesProps) {
  const { releases } = recorded;
  const [pair, setPair] = useState(() => pairIn(location.search, releases));
  usePageShown(() => {
    // A link to the page, or an entry that a reader comes back to, may name other releases.
    if (place.isConnected) setPair(pairIn(location.search, releases));
  });
  const choose = (part: Partial<ReleasePair>) => {
    const next = { ...pair, ...part };
    setPair(next);
    storeInAddress(next);
  };
  const rows = releaseRows(recorded, pair.from, pair.to);
  return (
    <>
      <div className="releases-choice">
        <Choice
          label={say('From')}
          value={pair.from}
          releases={releases}
          onChoose={(from) => choose({ from })}
        />
        <Choice label={say('To')} value={pair.to} releases={releases} onChoose={(to) => choose({ to })} />
      </div>
      <p role="status">
        {fillIn(
          say(
            rows.length === 0
              ? '{from} and {to} have the same options, flags and exports.'
              : '{to} compared with {from}:',
          ),
          { ...pair },
        )}
      </p>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ kind, how, ...row }) => (
            <li key={`${kind} ${row.label} ${row.names.join(' ')}`} data-change={how}>
              <RowText {...row} say={say} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Replaces the entry, because going back should leave the page. */
function storeInAddress(pair: ReleasePair): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname + withPair(search, pair) + hash);
}

interface ChoiceProps {
  label: string;
  value: string;
  releases: readonly string[];
  onChoose: (version: string) => void;
}

function Choice({ label, value, releases, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {releases.toReversed().map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}
