import { asksDoctor, judge } from '../../src/learn/judge/judge.ts';
import type { Verdict } from '../../src/learn/judge/judge.ts';
import { projectData } from '../../src/learn/judge/project-data.ts';
import { withChanges } from '../../src/learn/model/lesson.ts';
import type { Lesson, LessonFiles } from '../../src/learn/model/lesson.ts';
import { answersIn } from '../../src/learn/read/lesson-schema.ts';
import { NOT_BUILT } from '../../src/learn/judge/outcome.ts';
import { examineBuilt } from '../lab/examine-built.ts';
import type { NativeRslib } from '../lab/native-build.ts';

interface Tried {
  verdict: Verdict;
  /** What Rslib wrote. */
  files: LessonFiles;
}

/** Builds every answer that a lesson knows. Returns what the judge got wrong, and what the solution writes. */
export async function tryLesson(
  id: string,
  lesson: Lesson,
  native: NativeRslib,
): Promise<{ problems: string[]; written: LessonFiles }> {
  const tryFiles = (name: string, files: LessonFiles) =>
    tryAnswer({ id: `${id} ${name}`, files }, lesson, native);
  const problems: string[] = [];
  const start = await tryFiles('start', lesson.start);
  if (start.verdict.kind === 'passed') problems.push('The project that it starts with passes.');
  const solution = await tryFiles('solution', withChanges(lesson.start, lesson.solution));
  if (solution.verdict.kind !== 'passed')
    problems.push(`The solution does not pass: ${nameOf(solution.verdict)}.`);
  for (const { name, answer = {} } of answersIn(lesson)) {
    const { verdict } = await tryFiles(name, withChanges(lesson.start, answer));
    if (nameOf(verdict) !== name)
      problems.push(`The answer of "${name}" leads to something else: ${nameOf(verdict)}.`);
  }
  return { problems, written: solution.files };
}

function nameOf(verdict: Verdict): string {
  return verdict.kind === 'not yet' ? verdict.name : verdict.kind;
}

async function tryAnswer(
  { id, files }: { id: string; files: LessonFiles },
  lesson: Lesson,
  native: NativeRslib,
): Promise<Tried> {
  const facts = await projectData(lesson, files);
  if (!lesson.builds) return { verdict: judge(lesson, { ...NOT_BUILT, ...facts }), files: {} };
  const sources = new Map(Object.entries(files));
  const built = await native.build({ id, files: sources, args: [] });
  const texts = Object.fromEntries([...built.files].map(([name, bytes]) => [name, bytes.toString('utf8')]));
  const outcome = {
    ok: built.ok,
    console: built.console,
    files: texts,
    ...facts,
    ...(built.ok && asksDoctor(lesson) && { examination: await examineBuilt(sources, built) }),
  };
  return { verdict: judge(lesson, outcome), files: texts };
}
