import type { Finding } from '../../model/finding.ts';
import { fixText } from '../../model/fix-text.ts';
import { ENGLISH } from '../../../theme/instrument/instrument-on.ts';
import { say, sayMessage } from '../say/say.ts';
import { CopyButton } from './CopyButton.tsx';
import { InlineCode } from './InlineCode.tsx';

/** Shows how to get rid of a finding: lines that can be copied, or a sentence. */
export function Fix({ finding: { fix, code } }: { finding: Finding }) {
  if (!fix) return null;
  if (fix.in === 'elsewhere')
    return (
      <p lang={ENGLISH}>
        <InlineCode text={fix.how} />
      </p>
    );
  if (fix.in === 'rslib.config.ts') return <FixCode file={fix.in} code={code} lines={fix.config} />;
  const { lines, removed } = fixText(fix.changes);
  return (
    <>
      {lines !== '' && <FixCode file={fix.in} code={code} lines={lines} />}
      {removed.length > 0 && (
        <p>
          <InlineCode
            text={sayMessage([
              'Remove {fields}.',
              { fields: removed.map((field) => `\`${field}\``).join(say(', ')) },
            ])}
          />
        </p>
      )}
    </>
  );
}

interface FixCodeProps {
  file: string;
  code: string;
  lines: string;
}

/** A list of files in it may have thousands; copying takes all of them. */
const MOST_LINES = 40;

function FixCode({ file, code, lines }: FixCodeProps) {
  const all = lines.split('\n');
  const more = all.length - MOST_LINES;
  const title = sayMessage(['Fix in {file}', { file }]);
  return (
    <figure className="code doctor-code" data-own-tools="">
      <figcaption>
        {title}
        <CopyButton text={lines} label={sayMessage(['Copy the fix for {code}', { code }])}>
          {say('Copy')}
        </CopyButton>
      </figcaption>
      <pre tabIndex={0} aria-label={title}>
        <code>
          {all.slice(0, MOST_LINES).join('\n')}
          {more > 0 && <MoreLines count={more} />}
        </code>
      </pre>
    </figure>
  );
}

function MoreLines({ count }: { count: number }) {
  return (
    <span className="doctor-skipped">
      {'\n'}
      {count === 1 ? say('1 more line') : sayMessage(['{count} more lines', { count }])}
    </span>
  );
}
