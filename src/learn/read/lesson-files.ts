import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readTextFile } from '../../engine/files/read-text.ts';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { LESSONS_FOLDER } from '../model/lesson.ts';
import type { Lesson, LessonFiles } from '../model/lesson.ts';
import { readLesson } from './read-lesson.ts';

const LESSON_END = '.lesson.yaml';

/** Where the parts of a lesson are, as absolute paths. */
interface LessonPlace {
  lesson: string;
  recording: string;
}

export function lessonPlace(docsDir: string, id: string): LessonPlace {
  const start = path.join(docsDir, LESSONS_FOLDER, id);
  return { lesson: start + LESSON_END, recording: `${start}.recording.json` };
}

export function lessonIds(docsDir: string): string[] {
  return readdirSync(path.join(docsDir, LESSONS_FOLDER))
    .filter((name) => name.endsWith(LESSON_END))
    .map((name) => name.slice(0, -LESSON_END.length))
    .sort();
}

/** Reads a lesson, or returns what is wrong with it. */
export function readLessonFile(docsDir: string, id: string): { lesson: Lesson } | { problems: Problem[] } {
  const name = `${path.basename(docsDir)}/${LESSONS_FOLDER}/${id}${LESSON_END}`;
  const read = readTextFile(lessonPlace(docsDir, id).lesson, name);
  return 'problem' in read ? { problems: [read.problem] } : readLesson(read.text, name);
}

/** Reads what Rslib wrote for the solution of a lesson that builds. Throws a `ProblemError`. */
export function readRecording(docsDir: string, id: string): LessonFiles {
  const file = lessonPlace(docsDir, id).recording;
  const name = path.relative(path.dirname(docsDir), file).replaceAll('\\', '/');
  const fix = 'Run: npm run learn:verify -- --record';
  const read = readTextFile(file, name);
  if ('problem' in read) throw new ProblemError([{ ...read.problem, fix }]);
  try {
    return JSON.parse(read.text) as LessonFiles;
  } catch {
    throw new ProblemError([{ level: 'error', file: name, what: 'The recording is not valid JSON.', fix }]);
  }
}
