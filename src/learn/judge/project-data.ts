import { conditionsOf } from '../model/lesson.ts';
import type { LessonFiles, LessonRules } from '../model/lesson.ts';
import { nameMatches } from './name-matches.ts';
import type { Outcome } from './outcome.ts';

/** Which file a field is in if the condition does not say. */
export const MANIFEST = 'package.json';

/** What the judge may know of the answer itself: the names of its files, and fields that conditions ask for. */
export async function projectData(
  rules: LessonRules,
  files: LessonFiles,
): Promise<Pick<Outcome, 'sources' | 'data'>> {
  const patterns = conditionsOf(rules).flatMap(({ field, in: pattern = MANIFEST }) =>
    field === undefined ? [] : [pattern],
  );
  const sources = Object.keys(files);
  const data: Record<string, unknown> = {};
  for (const name of sources.filter((each) => patterns.some((pattern) => nameMatches(pattern)(each)))) {
    const parse = await parserOf(name);
    try {
      data[name] = parse(files[name] ?? '');
    } catch {
      // The reader is still typing. Conditions about the file do not hold.
    }
  }
  return { sources, data };
}

/** A parser that does not load is a failure, not a verdict: nothing is known about the answer. */
async function parserOf(name: string): Promise<(text: string) => unknown> {
  // Few lessons have such a file.
  return /\.ya?ml$/.test(name) ? (await import('yaml')).parse : JSON.parse;
}
