import type { Outcome as DoctorOutcome } from '../../doctor/page/session/checker-session.ts';
import { DEFAULT_PROFILE } from '../../doctor/model/profiles.ts';
import type { Profile } from '../../doctor/model/profiles.ts';
import type { PackageSource } from '../../doctor/model/protocol.ts';
import { builtPackage } from '../../lab/page/check/built-package.ts';
import { plainText } from '../../lab/page/output/ansi.ts';
import { textOf } from '../../lab/page/output/built-files.ts';
import type { BuildResult } from '../../lab/page/session/lab-session.ts';
import { asksDoctor, judge } from '../judge/judge.ts';
import type { Verdict } from '../judge/judge.ts';
import { NOT_BUILT } from '../judge/outcome.ts';
import { projectData } from '../judge/project-data.ts';
import type { LessonFiles, LessonRules } from '../model/lesson.ts';

/** What the judge says, or why it could not decide. */
export type Judgment = Verdict | { kind: 'no doctor' };

interface Doctor {
  examine(source: PackageSource, profile: Profile): Promise<DoctorOutcome>;
}

/** Judges a build of the lab. The checkers load only for a lesson that is about the package. */
export async function judgeBuild(
  rules: LessonRules,
  result: Pick<BuildResult, 'ok' | 'console' | 'files' | 'sources'>,
  doctor: Doctor,
): Promise<Judgment> {
  const texts = result.files.flatMap((file) => {
    const text = textOf(file);
    return text === undefined ? [] : [[file.path, text] as const];
  });
  const outcome = {
    ok: result.ok,
    console: plainText(result.console),
    files: Object.fromEntries(texts),
    ...(await projectData(rules, result.sources)),
  };
  if (!result.ok || !asksDoctor(rules)) return judge(rules, outcome);
  const examined = await doctor.examine(builtPackage(result), DEFAULT_PROFILE);
  if ('problem' in examined) return { kind: 'no doctor' };
  return judge(rules, { ...outcome, examination: examined.examination });
}

/** Judges the fields of an answer that nothing is built from. */
export async function judgeFields(rules: LessonRules, files: LessonFiles): Promise<Judgment> {
  return judge(rules, { ...NOT_BUILT, ...(await projectData(rules, files)) });
}
