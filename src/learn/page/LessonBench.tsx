import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { HelpFile } from '../../lab/model/help-file.ts';
import type { ProjectAction } from '../../lab/page/project/project-state.ts';
import { SourcePanel } from '../../lab/page/SourcePanel.tsx';
import { nextLesson } from '../model/lesson.ts';
import type { LessonData, LessonFiles } from '../model/lesson.ts';
import { say } from './say.ts';
import { Solution } from './Solution.tsx';
import type { Answer } from './use-answer.ts';
import type { Judge } from './use-judge.ts';
import { useVerdict } from './use-verdict.ts';
import { VerdictBox } from './VerdictBox.tsx';

const NO_HELP: HelpFile = { options: [], pages: {}, errors: [] };

interface LessonBenchProps {
  lesson: LessonData;
  answer: Answer;
  /** Undefined until there is something to judge. */
  judge: Judge | undefined;
  /** The site's base. */
  base: string;
  /** Called before the answer is judged. */
  onCheck?: () => void;
  canCheck?: boolean;
  /** True if there will be nothing to judge before the reader changes something. */
  isBlocked?: boolean;
  /** What goes on, beside the button. */
  status: ReactNode;
  /** What keeps the answer from being judged. */
  problem?: ReactNode;
  question?: ReactNode;
  /** What Rslib wrote. */
  output?: ReactNode;
}

/** The project of a lesson, with the judge and what a reader can do to the answer. */
export function LessonBench(props: LessonBenchProps) {
  const { lesson, answer, judge, base, canCheck = true, isBlocked = false } = props;
  const { state, change, solved, noteSolved, isKept } = answer;
  const { files } = state;
  const next = nextLesson(lesson);
  const { judgment, isJudging, ask } = useVerdict(files, judge);
  const [replaced, setReplaced] = useState<{ before: LessonFiles; after: LessonFiles }>();
  const solution = useRef<HTMLDivElement>(null);
  const checkButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (judgment?.kind === 'passed') noteSolved(lesson.digest);
  }, [judgment, lesson, noteSolved]);
  const showSolution = () => {
    setReplaced({ before: files, after: lesson.solution });
    change({ type: 'open', files: lesson.solution, initial: lesson.start, isTrusted: true });
    solution.current?.focus();
  };
  /** The button that was pressed goes, or is disabled. */
  const replace = (action: ProjectAction) => {
    setReplaced(undefined);
    change(action);
    checkButton.current?.focus();
  };
  return (
    <div className="lab-bench lesson-bench">
      <div className="lesson-bar">
        <button
          ref={checkButton}
          type="button"
          className="lesson-check"
          disabled={!canCheck}
          onClick={() => {
            props.onCheck?.();
            ask();
          }}
        >
          {say('Check my answer')}
        </button>
        {props.status}
        <span className="lesson-tools">
          <button type="button" className="tool-button" onClick={showSolution}>
            {say('Show me')}
          </button>
          <button
            type="button"
            className="tool-button"
            disabled={files === lesson.start && solved === undefined}
            onClick={() => {
              noteSolved(undefined);
              replace({ type: 'open', files: lesson.start, isTrusted: true });
            }}
          >
            {say('Start over')}
          </button>
          {state.lost.length > 0 && (
            <button type="button" className="tool-button" onClick={() => replace({ type: 'undo' })}>
              {say('Bring my answer back')}
            </button>
          )}
        </span>
      </div>
      <VerdictBox
        judgment={judgment}
        before={beforeJudgment({
          isJudging,
          isBlocked: isJudging && isBlocked,
          solved,
          digest: lesson.digest,
        })}
        builds={lesson.builds}
        next={next && base + next.slice(1)}
      />
      <div className="lab-messages" role="alert">
        {props.problem}
        {!isKept && <p>{say('Your browser does not store your progress here.')}</p>}
      </div>
      {props.question}
      <div ref={solution} tabIndex={-1} className="lesson-shown">
        {replaced && files === replaced.after && <Solution {...replaced} />}
      </div>
      <SourcePanel state={state} help={NO_HELP} base={base} onChange={change} />
      {props.output}
    </div>
  );
}

interface Before {
  isJudging: boolean;
  isBlocked: boolean;
  solved: string | undefined;
  digest: string;
}

/** What is said before the judge has decided. */
function beforeJudgment({ isJudging, isBlocked, solved, digest }: Before): string {
  if (isBlocked) return say('There is nothing to check yet: the project cannot be built as it is.');
  if (isJudging) return say('Checking …');
  if (solved === undefined) return '';
  return say(
    solved === digest ? 'You have solved this lesson.' : 'You have solved an earlier version of this lesson.',
  );
}
