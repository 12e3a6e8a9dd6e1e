import { comparedParts } from '../../../proof/model/compared-lines.ts';
import type { ComparedPart } from '../../../proof/model/compared-lines.ts';
import type { Examination } from '../../model/examination.ts';
import type { Finding } from '../../model/finding.ts';
import { visible } from '../../model/package.ts';
import { countedFindings } from '../../model/verdict.ts';
import type { DoctorMessage } from '../../model/words/page-words.ts';
import { say, sayMessage } from '../say/say.ts';
import { CopyButton } from './CopyButton.tsx';
import { FindingItem } from './FindingItem.tsx';

/** Long enough for every package.json that somebody has written. */
const WHOLE = 200;
const CLASSES = { '': 'line', '+': 'line add', '−': 'line remove' } as const;
const SPOKEN = { '+': 'Added: ', '−': 'Removed: ' } as const;

interface ProposalProps {
  examination: Examination;
  base: string;
}

/** Shows the whole package.json with the changes that fix what it can fix. */
export function Proposal({
  examination: { proposal, manifest, proposed, findings, remaining },
  base,
}: ProposalProps) {
  if (proposal.length === 0) return <p>{say('package.json needs no change.')}</p>;
  const rest = countedFindings(remaining, say);
  const known = new Set(findings.map(placeOf));
  const fresh = remaining.filter((each) => each.severity !== 'choice' && !known.has(placeOf(each)));
  return (
    <>
      <p>
        {say(
          'This package.json fixes everything that package.json can fix, with the files that are in the package.',
        )}{' '}
        {rest !== '' && sayMessage(['Left for another build, or for you: {found}.', { found: rest }])}
      </p>
      <figure className="code doctor-code" data-own-tools="" data-state="diff">
        <figcaption>
          package.json
          <CopyButton text={proposed}>{say('Copy package.json')}</CopyButton>
        </figcaption>
        <pre tabIndex={0} aria-label={say('Changes in package.json')}>
          <code>
            {comparedParts(manifest, proposed, WHOLE).map((part, at) => (
              <DiffPart key={at} part={part} />
            ))}
          </code>
        </pre>
      </figure>
      {fresh.length > 0 && (
        <div className="doctor-findings">
          <p>{say('These only show once the others are fixed:')}</p>
          <ul>
            {fresh.map((finding, at) => (
              <FindingItem key={at} finding={finding} isRepeat={false} base={base} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const placeOf = ({ code, file, field, entry }: Finding) => JSON.stringify([code, file, field, entry]);

function DiffPart({ part }: { part: ComparedPart }) {
  if (!('lines' in part))
    return (
      <span className="doctor-skipped">
        {sayMessage(countOf(part))}
        {'\n'}
      </span>
    );
  return part.lines.map(([sign, line], at) => (
    <span key={at} className={CLASSES[sign]}>
      {sign !== '' && <span className="visually-hidden">{say(SPOKEN[sign])}</span>}
      {visible(line)}
      {'\n'}
    </span>
  ));
}

/** Says how many lines are not shown. */
function countOf(part: { more: number } | { skipped: number }): DoctorMessage {
  if ('more' in part) return part.more === 1 ? ['1 more line'] : ['{count} more lines', { count: part.more }];
  return part.skipped === 1
    ? ['1 line without a change']
    : ['{count} lines without a change', { count: part.skipped }];
}
