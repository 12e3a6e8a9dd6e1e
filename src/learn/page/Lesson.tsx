import { useEffect, useState } from 'react';
import type { DoctorParts } from '../../doctor/model/protocol.ts';
import type { HelpFile } from '../../lab/model/help-file.ts';
import type { LabManifest } from '../../lab/model/protocol.ts';
import { Consent } from '../../lab/page/Consent.tsx';
import { OutputPanel } from '../../lab/page/output/OutputPanel.tsx';
import { sayMessage as sayOfLab } from '../../lab/page/say/say.ts';
import { availability } from '../../lab/page/session/availability.ts';
import type { LabSession } from '../../lab/page/session/lab-session.ts';
import { phaseText } from '../../lab/page/session/phase-text.ts';
import { StartPanel } from '../../lab/page/StartPanel.tsx';
import { download } from '../../lab/page/Toolbar.tsx';
import { useBuild } from '../../lab/page/use-build.ts';
import { useCachedStart } from '../../lab/page/use-cached-start.ts';
import { megabytes } from '../../model/size-text.ts';
import type { LessonData } from '../model/lesson.ts';
import { LessonBench } from './LessonBench.tsx';
import { Recorded } from './Recorded.tsx';
import { say } from './say.ts';
import { useAnswer } from './use-answer.ts';
import { useBuildJudge, useFieldsJudge } from './use-judge.ts';

const NO_HELP: HelpFile = { options: [], pages: {}, errors: [] };

interface LessonProps {
  lesson: LessonData;
  /** The site's base. */
  base: string;
}

interface LessonInLabProps extends LessonProps {
  manifest: LabManifest;
  session: LabSession;
  doctor: DoctorParts;
}

/** A lesson: the project, what Rslib makes of it, and the judge. */
export function LessonInLab({ lesson, manifest, session, doctor, base }: LessonInLabProps) {
  const answer = useAnswer(lesson);
  const { state, change } = answer;
  const { phase, result, notice, plan } = useBuild(session, state, lesson.types);
  const judge = useBuildJudge(lesson, { files: state.files, result, doctor });
  const [available] = useState(() => availability(megabytes(manifest.transferSize)));
  useCachedStart({ session, manifest, available, phase });
  const isBuilt = result !== undefined;
  useEffect(() => {
    if (!isBuilt) return;
    const addresses = lesson.lessons.map((route) => base + route.slice(1));
    import('./keep-lessons.ts').then(
      (part) => part.keepLessons(addresses, doctor),
      () => undefined,
    );
  }, [isBuilt, lesson, base, doctor]);
  const cannotRun = phase.kind === 'unusable' || (phase.kind === 'off' && !available.canStart);
  const problem = plan?.kind === 'fix' ? plan.problem : notice;
  const start = () => session.start();
  return (
    <LessonBench
      lesson={lesson}
      answer={answer}
      judge={judge}
      base={base}
      onCheck={start}
      canCheck={!cannotRun}
      isBlocked={plan?.kind === 'ask' || problem !== undefined}
      status={
        <p
          className="lab-phase"
          role="status"
          data-phase={phase.kind === 'built' && !phase.ok ? 'failed' : phase.kind}
        >
          {phaseText(phase)}
        </p>
      }
      problem={problem && <p>{sayOfLab(problem)}</p>}
      question={plan?.kind === 'ask' && <Consent plan={plan} onTrust={() => change({ type: 'trust' })} />}
      output={
        <section className="lab-side lab-output" aria-label={sayOfLab(['Output'])} tabIndex={-1}>
          {result ? (
            <OutputPanel
              key={state.generation}
              firstView="files"
              doctor={doctor}
              result={result}
              previous={undefined}
              help={NO_HELP}
              base={base}
              typesSize={megabytes(manifest.typesSize)}
              onWantTypes={start}
            />
          ) : (
            <div className="lab-empty">
              <StartPanel
                phase={phase}
                available={available}
                transferSize={manifest.transferSize}
                recordedPage="#lesson-recorded"
                onStart={start}
                onDownload={() => download(state.files, manifest)}
              />
            </div>
          )}
          {cannotRun && <Recorded files={lesson.recorded} />}
        </section>
      }
    />
  );
}

/** A lesson about fields of files, which works wherever scripts do. */
export function LessonOfFields({ lesson, base }: LessonProps) {
  const answer = useAnswer(lesson);
  return (
    <LessonBench
      lesson={lesson}
      answer={answer}
      judge={useFieldsJudge(lesson, answer.state.files)}
      base={base}
      status={
        <p className="lesson-note">{say('Nothing is built: the judge reads the fields of your files.')}</p>
      }
    />
  );
}
