import type { Answers, Question } from '../model/answers.ts';
import type { Mark, StarterFile } from '../model/lines.ts';
import { optionText, QUESTION_TEXTS } from '../model/question-texts.ts';
import { reasonsFor } from '../model/shown-lines.ts';
import { ENGLISH } from '../../theme/instrument/instrument-on.ts';
import { say, sayMessage } from './say.ts';

interface ReasonsProps {
  answers: Answers;
  shown: Question;
  files: readonly StarterFile[];
  base: string;
}

/** Says what an answer puts into which files, and why. */
export function Reasons({ answers, shown, files, base }: ReasonsProps) {
  const reasons = reasonsFor(shown, files);
  const answer = say(optionText(shown, answers[shown]));
  return (
    <section className="starter-reasons" aria-labelledby="starter-why">
      <h2 id="starter-why">{say('What the answer changes')}</h2>
      <p className="starter-answer" role="status">
        {sayMessage(['{question}: {answer}', { question: say(QUESTION_TEXTS[shown]), answer }])}
      </p>
      {reasons.size === 0 && <p>{say('This answer adds nothing to the files.')}</p>}
      <ul>
        {[...reasons].map(([mark, paths]) => (
          <li key={mark.why}>
            <span lang={ENGLISH}>{mark.why}</span> <ReadMore to={mark} base={base} />
            <span className="starter-paths">
              {paths.map((path) => (
                <code key={path}>{path}</code>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link to the section that explains a reason. */
export function ReadMore({ to: { why, page }, base }: { to: Pick<Mark, 'why' | 'page'>; base: string }) {
  return (
    <a href={base + page.slice(1)} aria-label={`${say('Read more')}: ${why}`}>
      {say('Read more')}
    </a>
  );
}
