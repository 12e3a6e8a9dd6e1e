/** Below the docs folder, and below the site's base: the pages of the lessons. */
export const LESSONS_FOLDER = 'learn';

/** The files of a project by path. */
export type LessonFiles = Readonly<Record<string, string>>;
/** What an answer changes in the project that a lesson starts with. `null` deletes a file. */
export type Changes = Readonly<Record<string, string | null>>;

/**
 * Something that is true of what Rslib wrote, of what npm would pack, or of a field of a file such as package.json. Exactly
 * one of the keys in `CONDITION_KEYS` says what; the others belong to it.
 */
export interface Condition {
  /** Rslib wrote this file. `*` matches any part of a name. */
  file?: string | undefined;
  /** The project still has this file. */
  source?: string | undefined;
  /** This package is still imported or required by a file. */
  import?: string | undefined;
  /** A file exports all of these names. */
  export?: readonly string[] | undefined;
  /** A file begins with this directive, such as `use client`. */
  directive?: string | undefined;
  /** Browsers of this ECMAScript year can parse a file. */
  syntax?: number | undefined;
  /** A file has at most this many bytes. */
  size?: number | undefined;
  /** Who loads an entry point gets a certain file. */
  entry?: string | undefined;
  /** A file of the project has this field; a dot leads into an object or a list, `*` into each value of it. */
  field?: string | undefined;
  /** npm would pack this file. */
  packs?: string | undefined;
  /** The doctor has a finding with this code, or any one that is an error or a warning. */
  finding?: string | undefined;
  build?: 'works' | 'fails' | undefined;
  /** At least one of these is true. */
  any?: readonly Condition[] | undefined;
  not?: Condition | undefined;

  /**
   * Of `import`, `export`, `directive`, `syntax` and `size`: the output file. Of `field`: the JSON or YAML file of the
   * project, package.json unless given.
   */
  in?: string | undefined;
  /** Of `entry`: who loads it, as the doctor names them, and the file. */
  for?: string | undefined;
  gets?: string | undefined;
  /** Of `field`: its value, or a part of it. */
  is?: string | boolean | undefined;
  has?: string | undefined;
  /** Of `build`: part of what Rslib printed. */
  prints?: string | undefined;
}

/** The keys that say what a condition is about, with those that each of them needs. */
export const CONDITION_KEYS = {
  file: [],
  source: [],
  import: ['in'],
  export: ['in'],
  directive: ['in'],
  syntax: ['in'],
  size: ['in'],
  entry: ['for', 'gets'],
  field: [],
  packs: [],
  finding: [],
  build: [],
  any: [],
  not: [],
} as const satisfies Partial<Record<keyof Condition, readonly (keyof Condition)[]>>;

export type ConditionKey = keyof typeof CONDITION_KEYS;

/** Keys that need no build. */
export const KEYS_OF_PROJECT: readonly ConditionKey[] = ['source', 'field', 'any', 'not'];

/** Says to a reader what is not right yet, first in general, then in detail. */
interface Hints {
  name: string;
  hint: string;
  more: string;
  /** An answer that leads to this hint, which proves that readers can see it. */
  answer?: Changes | undefined;
}

/** Something that has to be true. */
interface LessonCheck extends Hints {
  expect: readonly Condition[];
}

/** A wrong way that people take. */
interface Mistake extends Hints {
  when: readonly Condition[];
}

export interface LessonRules {
  /** False for a lesson about fields of files: Rslib does not run, and no condition is about what it would write. */
  builds: boolean;
  checks: readonly LessonCheck[];
  mistakes: readonly Mistake[];
}

export interface Lesson extends LessonRules {
  /** The lesson needs TypeScript in the lab, because Rslib writes declaration files. */
  types: boolean;
  start: LessonFiles;
  solution: Changes;
}

/** What the page of a lesson loads. */
export interface LessonData extends LessonRules {
  id: string;
  /** Changes whenever the checks do. */
  digest: string;
  types: boolean;
  start: LessonFiles;
  solution: LessonFiles;
  /** The text files that Rslib writes for the solution. */
  recorded: LessonFiles;
  /** The pages of all lessons in their order, without the base of the site. */
  lessons: readonly string[];
}

/** All conditions of a lesson, with those inside of others. */
export function conditionsOf({ checks, mistakes }: Pick<LessonRules, 'checks' | 'mistakes'>): Condition[] {
  return withInner([...checks.flatMap(({ expect }) => expect), ...mistakes.flatMap(({ when }) => when)]);
}

function withInner(conditions: readonly Condition[]): Condition[] {
  return conditions.flatMap((each) => [
    each,
    ...withInner([...(each.any ?? []), ...(each.not ? [each.not] : [])]),
  ]);
}

/** The page of the lesson after this one. */
export function nextLesson({ id, lessons }: Pick<LessonData, 'id' | 'lessons'>): string | undefined {
  const at = lessons.findIndex((route) => route.endsWith(`/${id}`));
  return at === -1 ? undefined : lessons[at + 1];
}

/** Applies an answer to the files of a project. */
export function withChanges(files: LessonFiles, changes: Changes): LessonFiles {
  const all = Object.entries({ ...files, ...changes });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== null));
}
