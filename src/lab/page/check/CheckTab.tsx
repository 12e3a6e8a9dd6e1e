import { useEffect, useState } from 'react';
import { DEFAULT_PROFILE } from '../../../doctor/model/profiles.ts';
import type { Profile } from '../../../doctor/model/profiles.ts';
import type { DoctorParts } from '../../../doctor/model/protocol.ts';
import { verdictOf } from '../../../doctor/model/verdict.ts';
import { ProfileChoice } from '../../../doctor/page/ProfileChoice.tsx';
import { DoctorReport } from '../../../doctor/page/report/DoctorReport.tsx';
import { DoctorSession } from '../../../doctor/page/session/checker-session.ts';
import { say, sayMessage } from '../../../doctor/page/say/say.ts';
import { megabytes } from '../../../model/size-text.ts';
import { useWindowEvents } from '../../../runtime/page/listen.ts';
import { ownWorker } from '../../../runtime/page/trusted.ts';
import type { BuildResult } from '../session/lab-session.ts';
import { builtPackage } from './built-package.ts';
import { useLatestOutcome } from './use-latest-outcome.ts';
import './check.css';

interface CheckTabProps {
  doctor: DoctorParts;
  result: BuildResult;
  base: string;
  /** A hidden tab keeps its worker, and examines nothing. */
  isShown: boolean;
}

/** Shows what the doctor says about the package that a build has made. */
export function CheckTab({ doctor, result, base, isShown }: CheckTabProps) {
  const [session] = useState(() => new DoctorSession(doctor.worker, ownWorker));
  const [profile, choose] = useState<Profile>(DEFAULT_PROFILE);
  const { outcome, isNewest, ask } = useLatestOutcome(session);
  useEffect(() => {
    if (isShown) ask(builtPackage(result), profile);
  }, [isShown, result, profile, ask]);
  useEffect(() => () => session.stop(), [session]);
  useWindowEvents(['pagehide'], () => session.stop());
  const examination = outcome && 'examination' in outcome ? outcome.examination : undefined;
  const size = megabytes(doctor.transferSize);
  return (
    <div className="lab-check" hidden={!isShown} data-outdated={isNewest ? undefined : ''}>
      <p role="status" className={isNewest && examination ? 'visually-hidden' : 'lab-message'}>
        {!isNewest && !outcome && sayMessage(['Loading the checkers ({size}) …', { size }])}
        {isNewest && examination && verdictOf(examination, say)}
        {isNewest && outcome && 'problem' in outcome && sayMessage(outcome.problem)}
      </p>
      {examination && (
        <DoctorReport examination={examination} base={base}>
          <ProfileChoice profile={profile} onChoose={choose} />
        </DoctorReport>
      )}
    </div>
  );
}
