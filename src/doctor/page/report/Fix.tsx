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

function FixCode({ file, code, lines }: FixCodeProps) {
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
        <code>{lines}</code>
      </pre>
    </figure>
  );
}
