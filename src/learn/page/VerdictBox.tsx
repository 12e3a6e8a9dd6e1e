import { useRef, useState } from 'react';
import { InlineCode } from '../../doctor/page/report/InlineCode.tsx';
import { say } from './say.ts';
import type { Judgment } from './judge-answer.ts';

interface VerdictBoxProps {
  judgment: Judgment | undefined;
  /** What to say before anything was judged. */
  before: string;
  /** Whether the answer was built. */
  builds: boolean;
  /** Address of the next lesson. */
  next: string | undefined;
}

/** Says what the judge thinks. The hint says more when the reader asks for it. */
export function VerdictBox({ judgment, before, builds, next }: VerdictBoxProps) {
  const said = useRef<HTMLDivElement>(null);
  const [detailed, setDetailed] = useState<Judgment>();
  const isHint = judgment?.kind === 'not yet';
  const isDetailed = isHint && detailed === judgment;
  return (
    <div className="lesson-verdict" data-verdict={judgment?.kind}>
      <div ref={said} role="status" tabIndex={-1}>
        <p>{judgment ? <InlineCode text={sentenceOf(judgment, builds)} /> : before}</p>
        {isHint && isDetailed && (
          <p>
            <InlineCode text={judgment.more} />
          </p>
        )}
      </div>
      {isHint && !isDetailed && (
        <button
          type="button"
          className="tool-button"
          onClick={() => {
            setDetailed(judgment);
            // The button goes.
            said.current?.focus();
          }}
        >
          {say('Tell me more')}
        </button>
      )}
      {judgment?.kind === 'passed' && next !== undefined && (
        <a className="lesson-next" href={next}>
          {say('Next lesson')}
        </a>
      )}
    </div>
  );
}

function sentenceOf(judgment: Judgment, builds: boolean): string {
  switch (judgment.kind) {
    case 'passed':
      return say(
        builds
          ? 'Right: Rslib wrote what the task asks for.'
          : 'Right: your files say what the task asks for.',
      );
    case 'build failed':
      return say('The build failed. The console says why, in its first line with “error”.');
    case 'no doctor':
      return say('The checkers could not be loaded, which this lesson needs. Check again.');
    case 'not yet':
      return judgment.hint;
  }
}
