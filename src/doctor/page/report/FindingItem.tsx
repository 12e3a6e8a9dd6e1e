import type { Finding } from '../../model/finding.ts';
import { shown } from '../../model/package.ts';
import { ENGLISH } from '../../../theme/instrument/instrument-on.ts';
import { say } from '../say/say.ts';
import { Fix } from './Fix.tsx';
import { InlineCode } from './InlineCode.tsx';

interface FindingItemProps {
  finding: Finding;
  /** An earlier finding shows the same change. */
  isRepeat: boolean;
  base: string;
}

/** Shows one finding: what is wrong and where, how to fix it, and where it is explained. */
export function FindingItem({ finding, isRepeat, base }: FindingItemProps) {
  const { code, file, field, entry, what, page } = finding;
  const places = [
    field === undefined || field === '' ? file : `${file}: ${field}`,
    // Most packages have only this one.
    ...(entry === undefined || entry === '.' ? [] : [entry]),
  ];
  return (
    <li>
      <p className="doctor-what" lang={ENGLISH}>
        <InlineCode text={what} />
      </p>
      <p className="doctor-place">
        {places.map((place) => (
          <code key={place}>{shown(place)}</code>
        ))}
        <span>{code}</span>
        {/* The report is nowhere else, so it stays open. */}
        <a href={base + page.slice(1)} target="_blank" rel="noopener">
          {say('What this means')}
          <span className="visually-hidden">
            {' '}
            {code} {say('(opens in a new tab)')}
          </span>
        </a>
      </p>
      {isRepeat ? <p>{say('The change above fixes this too.')}</p> : <Fix finding={finding} />}
    </li>
  );
}
