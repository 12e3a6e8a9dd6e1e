import { OPTIONS } from '../model/answers.ts';
import type { Answers, Question } from '../model/answers.ts';
import { conflictsIn } from '../model/impossible.ts';
import type { Conflict } from '../model/impossible.ts';
import { optionText, QUESTION_TEXTS } from '../model/question-texts.ts';
import { ReadMore } from './Reasons.tsx';
import { ENGLISH } from '../../theme/instrument/instrument-on.ts';
import { say, sayMessage } from './say.ts';

interface ConflictsProps {
  answers: Answers;
  /** The question that was answered last: others are changed for it. */
  shown: Question;
  conflicts: readonly Conflict[];
  base: string;
  onChange: (next: Partial<Answers>) => void;
}

/** Says why there is no project, and offers the answers that lead to one. */
export function Conflicts({ answers, shown, conflicts, base, onChange }: ConflictsProps) {
  return (
    <section className="starter-conflicts" aria-labelledby="starter-impossible">
      <h2 id="starter-impossible">{say('These answers exclude each other')}</h2>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.why}>
            <p role="status">
              <span lang={ENGLISH}>{conflict.why}</span> <ReadMore to={conflict} base={base} />
            </p>
            {waysOut(conflict, answers, shown).map(([question, value]) => (
              <button
                key={value}
                type="button"
                className="tool-button"
                onClick={() => onChange({ [question]: value })}
              >
                {sayMessage([
                  '{question}: {answer}',
                  {
                    question: say(QUESTION_TEXTS[question]),
                    answer: say(optionText(question, value as never)),
                  },
                ])}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The answers with fewer conflicts: to the question that was not answered last, or else to the other one. */
function waysOut({ question, other }: Conflict, answers: Answers, last: Question): [Question, string][] {
  const before = conflictsIn(answers).length;
  const betterFor = (one: Question): [Question, string][] =>
    OPTIONS[one]
      .filter((value) => conflictsIn({ ...answers, [one]: value }).length < before)
      .map((value) => [one, value]);
  const [first, second] = question === last ? [other, question] : [question, other];
  const found = betterFor(first);
  return found.length > 0 ? found : betterFor(second);
}
