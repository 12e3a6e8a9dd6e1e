import { comparedParts } from '../../proof/model/compared-lines.ts';
import type { ComparedPart } from '../../proof/model/compared-lines.ts';
import type { DeskMessage } from '../words/page-words.ts';
import { CopyButton } from './CopyButton.tsx';
import { MANIFEST } from './given.ts';
import { say, sayMessage } from './say.ts';

const CLASSES = { '': 'line', '+': 'line add', '−': 'line remove' } as const;
const SPOKEN = { '+': 'Added: ', '−': 'Removed: ' } as const;

/** Shows the lines of package.json that change. All of it can be copied. */
export function ManifestChanges({ before, after }: { before: string; after: string }) {
  if (before === after) return <p>{say('package.json needs no change.')}</p>;
  return (
    <figure className="code" data-own-tools="" data-state="diff">
      <figcaption>
        {MANIFEST}
        <CopyButton text={after} label={sayMessage(['Copy {file}', { file: MANIFEST }])}>
          {say('Copy')}
        </CopyButton>
      </figcaption>
      <pre tabIndex={0} aria-label={say('Changes in package.json')}>
        <code>
          {comparedParts(before, after).map((part, at) => (
            <Part key={at} part={part} />
          ))}
        </code>
      </pre>
    </figure>
  );
}

function Part({ part }: { part: ComparedPart }) {
  if (!('lines' in part))
    return (
      <span className="desk-skipped">
        {sayMessage(countOf(part))}
        {'\n'}
      </span>
    );
  return part.lines.map(([sign, line], at) => (
    <span key={at} className={CLASSES[sign]}>
      {sign !== '' && <span className="visually-hidden">{say(SPOKEN[sign])}</span>}
      {line}
      {'\n'}
    </span>
  ));
}

/** Says how many lines are not shown. */
function countOf(part: { more: number } | { skipped: number }): DeskMessage {
  if ('more' in part) return part.more === 1 ? ['1 more line'] : ['{count} more lines', { count: part.more }];
  return part.skipped === 1
    ? ['1 line without a change']
    : ['{count} lines without a change', { count: part.skipped }];
}
