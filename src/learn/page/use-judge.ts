import { useEffect, useMemo, useState } from 'react';
import type { DoctorParts } from '../../doctor/model/protocol.ts';
import { DoctorSession } from '../../doctor/page/session/checker-session.ts';
import type { BuildResult } from '../../lab/page/session/lab-session.ts';
import { useWindowEvents } from '../../runtime/page/listen.ts';
import { ownWorker } from '../../runtime/page/trusted.ts';
import type { LessonFiles, LessonRules } from '../model/lesson.ts';
import type { Judgment } from './judge-answer.ts';

export type Judge = () => Promise<Judgment>;

/** The judge of a build, once there is one of these files. */
export function useBuildJudge(
  rules: LessonRules,
  { files, result, doctor }: { files: LessonFiles; result: BuildResult | undefined; doctor: DoctorParts },
): Judge | undefined {
  const [session] = useState(() => new DoctorSession(doctor.worker, ownWorker));
  useEffect(() => () => session.stop(), [session]);
  useWindowEvents(['pagehide'], () => session.stop());
  return useMemo(() => {
    if (result?.sources !== files) return undefined;
    return async () => {
      const { judgeBuild } = await import('./judge-answer.ts');
      return judgeBuild(rules, result, session);
    };
  }, [rules, files, result, session]);
}

/** The judge of the fields of an answer that nothing is built from. */
export function useFieldsJudge(rules: LessonRules, files: LessonFiles): Judge {
  return useMemo(
    () => async () => {
      const { judgeFields } = await import('./judge-answer.ts');
      return judgeFields(rules, files);
    },
    [rules, files],
  );
}
