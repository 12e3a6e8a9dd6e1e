import { comparedParts } from '../../../proof/model/compared-lines.ts';
import type { LabMessage } from '../../model/words/page-words.ts';
import { say, sayMessage } from '../say/say.ts';

const CLASSES = { '': 'line', '+': 'line add', '−': 'line remove' } as const;
const SPOKEN = { '+': 'Added: ', '−': 'Removed: ' } as const;

interface ComparisonProps {
  path: string;
  before: string;
  after: string;
}

/** Shows what changed in a file since the build before. */
export function Comparison({ path, before, after }: ComparisonProps) {
  if (before === after)
    return (
      <p className="lab-message">
        {sayMessage(['{file} is the same as in the previous build.', { file: path }])}
      </p>
    );
  return (
    <figure className="code lab-comparison" data-own-tools="" data-state="diff">
      <pre tabIndex={0} aria-label={sayMessage(['Changes in {file}', { file: path }])}>
        <code>
          {comparedParts(before, after).map((part, index) =>
            'lines' in part ? (
              part.lines.map(([sign, line], at) => (
                <span key={`${index} ${at}`} className={CLASSES[sign]}>
                  {sign !== '' && <span className="visually-hidden">{say(SPOKEN[sign])}</span>}
                  {line}
                  {'\n'}
                </span>
              ))
            ) : (
              <span key={index} className="lab-skipped">
                {sayMessage(countOf(part))}
                {'\n'}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}

/** Says how many lines of a comparison are not shown. */
function countOf(part: { more: number } | { skipped: number }): LabMessage {
  if ('more' in part) return part.more === 1 ? ['1 more line'] : ['{count} more lines', { count: part.more }];
  return part.skipped === 1
    ? ['1 line without a change']
    : ['{count} lines without a change', { count: part.skipped }];
}
