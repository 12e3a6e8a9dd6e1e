import { DEFAULT_ANSWERS } from '../model/answers.ts';
import { limitsOf } from '../model/limits.ts';
import type { StarterParts } from '../model/parts.ts';
import { projectFor } from '../write/project.ts';
import { Conflicts } from './Conflicts.tsx';
import { Files } from './Files.tsx';
import { Questions } from './Questions.tsx';
import { ReadMore, Reasons } from './Reasons.tsx';
import { ENGLISH, say, sayMessage } from './say.ts';
import { useAnswers } from './use-answers.ts';

/** Asks what decides, and shows the files of the project that follows. */
export function Starter({ parts, base }: { parts: StarterParts; base: string }) {
  const inAddress = useAnswers();
  const { answers, shown, problem, answer } = inAddress;
  const project = projectFor(answers, parts.versions);
  const limits = limitsOf(answers);
  return (
    <div className="starter-bench">
      {problem !== undefined && (
        <p className="starter-problem" role="alert">
          {sayMessage([
            'The address is not from this page, so it was not used. {reason}',
            { reason: sayMessage(problem) },
          ])}
        </p>
      )}
      <Questions {...inAddress} />
      <div className="starter-result">
        {'conflicts' in project ? (
          <Conflicts
            answers={answers}
            shown={shown}
            conflicts={project.conflicts}
            base={base}
            onChange={(next) => answer(next)}
          />
        ) : (
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
        )}
      </div>
    </div>
  );
}
