import { useState } from 'react';
import { SEVERITIES } from '../../model/codes.ts';
import type { Severity } from '../../model/codes.ts';
import type { Finding } from '../../model/finding.ts';
import type { DoctorText } from '../../model/words/page-words.ts';
import { say, sayMessage } from '../say/say.ts';
import { FindingItem } from './FindingItem.tsx';

const TITLES: Readonly<Record<Severity, DoctorText>> = {
  error: 'Errors',
  warning: 'Warnings',
  suggestion: 'Suggestions',
  choice: 'By choice',
};

/** Findings of one kind that are shown at first. */
const SHOWN = 20;

interface FindingsProps {
  findings: readonly Finding[];
  /** The base of the site, for links to what explains them. */
  base: string;
}

/** Lists findings, the worst first. What the package chose is folded: nobody has to read it. */
export function Findings({ findings, base }: FindingsProps) {
  if (findings.length === 0) return <p>{say('No checker has found anything.')}</p>;
  const known = new Set<string>();
  const repeats = new Set(findings.filter(({ fix }) => isKnown(known, fix)));
  return SEVERITIES.map((severity) => {
    const own = findings.filter((finding) => finding.severity === severity);
    if (own.length === 0) return null;
    const title = sayMessage([
      '{kind} ({count})',
      { kind: say(TITLES[severity]), count: own.length.toLocaleString('en') },
    ]);
    const list = <FindingList findings={own} repeats={repeats} base={base} />;
    return severity === 'choice' ? (
      <details key={severity} className="doctor-findings" data-severity={severity}>
        <summary>{title}</summary>
        <p>{say('The package says that it wants this, so it is not a mistake.')}</p>
        {list}
      </details>
    ) : (
      <section key={severity} className="doctor-findings" data-severity={severity} aria-label={title}>
        <h3>{title}</h3>
        {list}
      </section>
    );
  });
}

/** Says whether the same change is already on the screen. */
function isKnown(known: Set<string>, fix: Finding['fix']): boolean {
  if (fix?.in !== 'package.json') return false;
  const key = JSON.stringify(fix);
  const isRepeated = known.has(key);
  known.add(key);
  return isRepeated;
}

interface FindingListProps extends FindingsProps {
  repeats: ReadonlySet<Finding>;
}

function FindingList({ findings, repeats, base }: FindingListProps) {
  const [isWhole, setWhole] = useState(false);
  const listed = isWhole ? findings : findings.slice(0, SHOWN);
  return (
    <>
      <ul>
        {listed.map((finding, at) => (
          <FindingItem key={at} finding={finding} isRepeat={repeats.has(finding)} base={base} />
        ))}
      </ul>
      {listed.length < findings.length && (
        <button type="button" className="tool-button" onClick={() => setWhole(true)}>
          {sayMessage(['Show all {count}', { count: findings.length.toLocaleString('en') }])}
        </button>
      )}
    </>
  );
}
