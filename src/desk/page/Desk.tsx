import { useRef, useState } from 'react';
import type { DeskMessage } from '../words/page-words.ts';
import { forgetShared } from './address.ts';
import type { DeskSession } from './desk-session.ts';
import { MANIFEST } from './given.ts';
import type { Given } from './given.ts';
import { InputPanel } from './InputPanel.tsx';
import type { DeskParts } from '../model/desk-parts.ts';
import { say, sayMessage } from './say.ts';
import { selectLine } from './select-line.ts';
import { useConversion } from './use-conversion.ts';
import { useGivenFiles } from './use-given-files.ts';
import { useKept } from './use-kept.ts';

interface DeskProps {
  parts: DeskParts;
  session: DeskSession;
  /** What the address, or an earlier visit of this history entry, has given. */
  opened: Given;
  /** Why the address was not used. */
  problem: DeskMessage | undefined;
  /** The base of the site. */
  base: string;
}

/** Takes a configuration, and shows what becomes of it. */
export function Desk({ parts, session, opened, problem, base }: DeskProps) {
  const [given, setGiven] = useState(opened);
  const [refused, setRefused] = useState(problem);
  const fields = useRef<HTMLFormElement>(null);
  const { answer, shown, part, isConverting } = useConversion(given, session);
  const give = (next: Partial<Given>, why?: DeskMessage) => {
    forgetShared();
    setRefused(why);
    setGiven((before) => ({ ...before, ...next }));
  };
  const { isOver, take } = useGivenFiles(parts.tools, session, give);
  useKept(given);
  const hasFailed = answer?.kind === 'not loaded' || answer?.kind === 'too long' || answer?.kind === 'failed';
  const status =
    part && answer ? part.statusText(answer, given, parts.tools) : statusBefore(answer?.kind, isConverting);
  return (
    <div className="desk-bench">
      <InputPanel
        ref={fields}
        given={given}
        tools={parts.tools}
        isOver={isOver}
        onIntent={() => session.start()}
        onGive={give}
        onFiles={take}
      />
      <div className="desk-outcome">
        {refused && (
          <p className="desk-problem" role="alert">
            {sayMessage(refused)}
          </p>
        )}
        <p role="status" className="desk-status" data-kind={answer?.kind}>
          {answer?.kind === 'refused' ? sayMessage(answer.problem) : status}
        </p>
        {hasFailed && (
          <button type="button" className="tool-button" onClick={() => setGiven({ ...given })}>
            {say('Try again')}
          </button>
        )}
        {part && answer ? (
          <part.Outcome
            answer={answer}
            given={given}
            shown={shown}
            parts={parts}
            base={base}
            onGoTo={(file, line) => selectLine(fields.current, file, line)}
          />
        ) : (
          !answer && !isConverting && <Empty />
        )}
      </div>
    </div>
  );
}

/** Says what happens until the code that shows answers has come. */
function statusBefore(kind: string | undefined, isConverting: boolean): string {
  if (isConverting) return say('Converting …');
  return kind === 'not loaded'
    ? say('The converter cannot be loaded. Check your connection, then try again.')
    : '';
}

function Empty() {
  return (
    <div className="desk-empty">
      <p>{say('The result appears here')}</p>
      <p>
        {sayMessage([
          'It is {config}, the changes of {manifest}, and a list of every option: converted, not needed, or for you to decide.',
          { config: 'rslib.config.ts', manifest: MANIFEST },
        ])}
      </p>
    </div>
  );
}
