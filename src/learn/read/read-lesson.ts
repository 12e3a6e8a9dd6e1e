import type { Problem } from '../../model/problem.ts';
import type { Lesson } from '../model/lesson.ts';
import { lessonSchema } from './lesson-schema.ts';
import { readYaml } from './read-yaml.ts';

/** Reads the projects and checks of a lesson. `file` is the name used in problems. */
export function readLesson(source: string, file: string): { lesson: Lesson } | { problems: Problem[] } {
  const read = readYaml(source, { file, noun: 'lesson', schema: lessonSchema });
  return 'problems' in read ? read : { lesson: read.value };
}
