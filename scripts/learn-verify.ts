import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { lessonIds, lessonPlace, readLessonFile, readRecording } from '../src/learn/read/lesson-files.ts';
import type { LessonFiles } from '../src/learn/model/lesson.ts';
import { ProblemError } from '../src/model/problem.ts';
import { endCommandsOnSignals } from '../src/proof/examples/run/run-command.ts';
import { openNative } from './lab/native-build.ts';
import type { NativeRslib } from './lab/native-build.ts';
import { spread } from './lab/spread.ts';
import { tryLesson } from './learn/try-lesson.ts';

declare const __ENGINE_ROOT__: string;

const HELP = `Builds every answer of the lessons with the installed Rslib, and judges them as the page does. The project that a lesson
starts with must not pass, the solution must, and every wrong answer must lead to its own hint. What the solution writes has
to be the same as recorded.

  --only TEXT  only lessons whose name contains this
  --quarter    only a quarter of them, spread evenly
  --record     write what the solutions write
`;

const DOCS = path.join(__ENGINE_ROOT__, 'docs');

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    quarter: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(HELP.trimEnd());
else await verifyLessons();

async function verifyLessons(): Promise<void> {
  endCommandsOnSignals();
  const all = lessonIds(DOCS).filter((id) => id.includes(values.only));
  const chosen = values.quarter ? spread(all, Math.ceil(all.length / 4)) : all;
  const native = openNative(__ENGINE_ROOT__, '.run-learn');
  let failed = 0;
  try {
    for (const id of chosen) {
      const problems = await problemsOf(id, native);
      console.log(`${problems.length === 0 ? 'works' : 'FAILS'}  ${id}`);
      for (const problem of problems) console.log(problem.replaceAll(/^/gm, '       '));
      if (problems.length > 0) failed++;
    }
  } finally {
    native.end();
  }
  console.log(`${chosen.length - failed} of ${chosen.length} lessons work.`);
  if (failed > 0) process.exitCode = 1;
}

async function problemsOf(id: string, native: NativeRslib): Promise<string[]> {
  const read = readLessonFile(DOCS, id);
  if ('problems' in read) return read.problems.map(({ file, line, what }) => `${file}:${line} ${what}`);
  const { problems, written } = await tryLesson(id, read.lesson, native);
  if (!read.lesson.builds) return problems;
  if (values.record) writeFileSync(lessonPlace(DOCS, id).recording, `${JSON.stringify(written, null, 2)}\n`);
  return [...problems, ...comparedWithRecording(id, written)];
}

function comparedWithRecording(id: string, written: LessonFiles): string[] {
  try {
    const recorded = readRecording(DOCS, id);
    const names = [...new Set([...Object.keys(recorded), ...Object.keys(written)])];
    return names
      .filter((name) => recorded[name] !== written[name])
      .map((name) => `${name} is not as recorded. Run: npm run learn:verify -- --record`);
  } catch (error) {
    if (error instanceof ProblemError) return error.problems.map(({ what, fix }) => `${what} ${fix ?? ''}`);
    throw error;
  }
}
