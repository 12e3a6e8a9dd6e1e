import { comparedParts } from './compared-lines.ts';

const CLASSES = { '': 'line', '+': 'line add', '−': 'line remove' } as const;
const SPOKEN = { '': '', '+': 'Added: ', '−': 'Removed: ' } as const;

interface ComparisonProps {
  path: string;
  before: string;
  after: string;
}

/** Shows what changed in a file since the build before. */
export function Comparison({ path, before, after }: ComparisonProps) {
  if (before === after) return <p className="lab-message">{path} is the same as in the previous build.</p>;
  return (
    <figure className="code lab-comparison" data-own-tools="" data-state="diff">
      <pre tabIndex={0} aria-label={`Changes in ${path}`}>
        <code>
          {comparedParts(before, after).map((part, index) =>
            'lines' in part ? (
              part.lines.map(([sign, line], at) => (
                <span key={`${index} ${at}`} className={CLASSES[sign]}>
                  {sign !== '' && <span className="visually-hidden">{SPOKEN[sign]}</span>}
                  {line}
                  {'\n'}
                </span>
              ))
            ) : (
              <span key={index} className="lab-skipped">
                {'more' in part
                  ? `${linesText(part.more)} more`
                  : `${linesText(part.skipped)} without a change`}
                {'\n'}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}

function linesText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'line' : 'lines'}`;
}
