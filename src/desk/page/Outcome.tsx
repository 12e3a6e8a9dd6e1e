import type { Fault as SyntaxFault } from '../model/config-file.ts';
import type { DeskMessage } from '../words/page-words.ts';
import { DESK_TIMES } from './desk-session.ts';
import { MANIFEST } from './given.ts';
import type { Given } from './given.ts';
import { Fault } from './Fault.tsx';
import type { DeskParts, DeskTool } from '../model/desk-parts.ts';
import { Result } from './Result.tsx';
import { say, sayMessage } from './say.ts';
import type { ConversionState, Shown } from './conversion-state.ts';

type Answer = NonNullable<ConversionState['answer']>;

interface OutcomeProps {
  answer: Answer;
  given: Given;
  shown: Shown | undefined;
  parts: DeskParts;
  base: string;
  onGoTo: (file: string, line: number) => void;
}

/** What became of the input: a result, or the place of a fault and the result from before it. */
export function Outcome({ answer, given, shown, parts, base, onGoTo }: OutcomeProps) {
  return (
    <>
      {answer.kind === 'broken' && <Fault answer={answer} given={given} onGoTo={onGoTo} />}
      {shown && answer.kind !== 'converted' && (
        <p className="desk-before">{say('Below is the result from before this error.')}</p>
      )}
      {shown && <Result shown={shown} parts={parts} base={base} />}
    </>
  );
}

/** One sentence about an answer, which is announced. */
export function statusText(answer: Answer, given: Given, tools: readonly DeskTool[]): string {
  return sayMessage(messageOf(answer, given, tools));
}

function messageOf(answer: Answer, { name }: Given, tools: readonly DeskTool[]): DeskMessage {
  switch (answer.kind) {
    case 'converted': {
      const count = (outcome: string) => answer.list.filter((one) => one.outcome === outcome).length;
      return [
        'From {tool}: {converted} converted, {unneeded} not needed, {decisions} for you to decide',
        {
          tool: tools.find(({ id }) => id === answer.tool)?.name ?? answer.tool,
          converted: count('converted'),
          unneeded: count('not needed'),
          decisions: count('decision'),
        },
      ];
    }
    case 'broken':
      return faultMessage(answer.fault, answer.file === MANIFEST ? MANIFEST : (name ?? say('Configuration')));
    case 'refused':
      return answer.problem;
    case 'unknown':
      return ['This could be from several tools. Choose the one it is from.'];
    case 'too long':
      return [
        'The conversion took longer than {seconds} seconds and was ended. Your text is still there.',
        { seconds: DESK_TIMES.conversion / 1000 },
      ];
    case 'failed':
      return ['The conversion failed and was ended. Your text is still there.'];
    case 'not loaded':
      return ['The converter cannot be loaded. Check your connection, then try again.'];
  }
}

function faultMessage({ line, found, unclosed }: SyntaxFault, file: string): DeskMessage {
  if (unclosed !== undefined)
    return ['{file}, line {line}: {bracket} is not closed.', { file, line, bracket: unclosed }];
  if (found === undefined) return ['{file}, line {line}: the file ends too early.', { file, line }];
  return ['{file}, line {line}: {found} cannot be here.', { file, line, found: shortened(found) }];
}

/** A word of 200 kB is no help. */
const MOST_SHOWN = 40;
const shortened = (word: string) => (word.length > MOST_SHOWN ? `${word.slice(0, MOST_SHOWN)}…` : word);
