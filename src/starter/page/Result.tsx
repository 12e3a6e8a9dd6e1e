import { DEFAULT_ANSWERS } from '../model/answers.ts';
import { limitsOf } from '../model/limits.ts';
import type { StarterParts } from '../model/parts.ts';
import { projectFor } from '../write/project.ts';
import { Conflicts } from './Conflicts.tsx';
import { Files } from './Files.tsx';
import { ReadMore, Reasons } from './Reasons.tsx';
import { ENGLISH } from '../../theme/instrument/instrument-on.ts';
import { say } from './say.ts';
import type { AnswersInAddress } from './use-answers.ts';

interface ResultProps extends Pick<AnswersInAddress, 'answers' | 'shown' | 'answer'> {
  parts: StarterParts;
  base: string;
}

/** The project that follows from the answers, or why there is none. */
export function Result({ answers, shown, answer, parts, base }: ResultProps) {
  const project = projectFor(answers, parts.versions);
  const limits = limitsOf(answers);
  if ('conflicts' in project)
    return (
      <Conflicts
        answers={answers}
        shown={shown}
        conflicts={project.conflicts}
        base={base}
        onChange={answer}
      />
    );
  return (
    <>
      <Reasons answers={answers} shown={shown} files={project.files} base={base} />
      {limits.length > 0 && (
        <section className="starter-limits" aria-labelledby="starter-know">
          <h2 id="starter-know">{say('Know before you start')}</h2>
          {limits.map((limit) => (
            <p key={limit.why}>
              <span lang={ENGLISH}>{limit.why}</span> <ReadMore to={limit} base={base} />
            </p>
          ))}
        </section>
      )}
      <Files
        answers={answers}
        files={project.files}
        shown={shown}
        parts={parts}
        onReset={() => answer(DEFAULT_ANSWERS, 'loads')}
      />
    </>
  );
}
