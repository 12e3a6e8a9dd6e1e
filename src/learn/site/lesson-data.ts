import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withChanges } from '../model/lesson.ts';
import type { Lesson, LessonData, LessonFiles } from '../model/lesson.ts';

/** What the page of a lesson loads. Answers that only prove hints stay here. */
export function lessonData(id: string, lesson: Lesson, recorded: LessonFiles): Omit<LessonData, 'lessons'> {
  const { start, solution, builds, types } = lesson;
  const checks = lesson.checks.map(({ name, hint, more, expect }) => ({ name, hint, more, expect }));
  const mistakes = lesson.mistakes.map(({ name, hint, more, when }) => ({ name, hint, more, when }));
  const digest = createHash('sha256')
    .update(JSON.stringify(checks.map(({ expect }) => expect)))
    .digest('hex')
    .slice(0, 8);
  return {
    id,
    digest,
    builds,
    types,
    start,
    solution: withChanges(start, solution),
    checks,
    mistakes,
    recorded,
  };
}

/** The lessons in the order of the sidebar. */
export function orderedLessons(metaFile: string, ids: readonly string[]): string[] {
  const entries = JSON.parse(readFileSync(metaFile, 'utf8')) as (string | { name?: string })[];
  const names = entries.map((entry) => (typeof entry === 'string' ? entry : (entry.name ?? '')));
  return names.map((name) => path.parse(name).name).filter((name) => ids.includes(name));
}
