import { z } from 'zod';
import { checkProject } from '../../lab/model/project.ts';
import { CONDITION_KEYS, conditionsOf, KEYS_OF_PROJECT } from '../model/lesson.ts';
import type { Condition, ConditionKey, Lesson } from '../model/lesson.ts';

/** Who loads an entry point, as the doctor names them. */
const CONSUMERS = [
  'import',
  'require',
  'bundler',
  'typescript-node10',
  'typescript-node16-cjs',
  'typescript-node16-esm',
  'typescript-bundler',
] as const;

const MAIN_KEYS = Object.keys(CONDITION_KEYS) as ConditionKey[];
const text = z.string().min(1);

const condition: z.ZodType<Condition> = z
  .strictObject({
    file: text.optional(),
    source: text.optional(),
    import: text.optional(),
    export: z.array(text).min(1).optional(),
    directive: text.optional(),
    syntax: z.int().min(2015).max(2100).optional(),
    size: z.int().min(1).optional(),
    entry: text.optional(),
    field: text.optional(),
    packs: text.optional(),
    finding: text.optional(),
    build: z.enum(['works', 'fails']).optional(),
    get any() {
      return z.array(condition).min(2).optional();
    },
    get not() {
      return condition.optional();
    },
    in: text.optional(),
    for: z.enum(CONSUMERS).optional(),
    gets: text.optional(),
    is: z.union([z.string(), z.boolean()]).optional(),
    has: text.optional(),
    prints: text.optional(),
  })
  .refine((given) => keysIn(given).length === 1, {
    message: `must have exactly one of ${MAIN_KEYS.join(', ')}`,
  })
  .refine((given) => missingIn(given).length === 0, {
    error: ({ input }) => `must also have ${missingIn(input as Condition).join(' and ')}`,
  });

const conditions = z.array(condition).min(1);
const files = z
  .record(z.string(), z.string())
  .refine((given) => 'files' in checkProject(given), { message: 'must be files that the lab can open' });
const changes = z.record(z.string(), z.string().nullable());
const hints = {
  name: z.string().regex(/^[a-z][a-z-]*$/, 'must be lowercase words with dashes'),
  hint: text,
  more: text,
  answer: changes.optional(),
};

export const lessonSchema = z
  .strictObject({
    builds: z.boolean().default(true),
    types: z.boolean().default(false),
    start: files,
    solution: changes,
    checks: z.array(z.strictObject({ ...hints, expect: conditions })).min(1),
    mistakes: z.array(z.strictObject({ ...hints, when: conditions })).default([]),
  })
  .refine(({ checks, mistakes }) => isUnique([...checks, ...mistakes].map(({ name }) => name)), {
    message: 'must not have two hints with the same name',
  })
  .refine(({ checks, mistakes }) => answersIn({ checks, mistakes }).length >= 2, {
    message: 'must have at least two wrong answers that lead to a hint each (`answer`)',
  })
  .refine((given) => given.builds || builtKeysOf(given).length === 0, {
    error: ({ input }) =>
      `must not ask for ${builtKeysOf(input as Lesson).join(', ')}: a lesson without a build has no output`,
  }) satisfies z.ZodType<Lesson>;

/** The hints that an answer proves. */
export function answersIn({ checks, mistakes }: Pick<Lesson, 'checks' | 'mistakes'>) {
  return [...checks, ...mistakes].filter(({ answer }) => answer !== undefined);
}

function keysIn(given: Condition): ConditionKey[] {
  return MAIN_KEYS.filter((key) => given[key] !== undefined);
}

function missingIn(given: Condition): string[] {
  return keysIn(given).flatMap((key) => CONDITION_KEYS[key].filter((other) => given[other] === undefined));
}

function builtKeysOf(lesson: Pick<Lesson, 'checks' | 'mistakes'>): ConditionKey[] {
  const keys = conditionsOf(lesson).flatMap(keysIn);
  return [...new Set(keys)].filter((key) => !KEYS_OF_PROJECT.includes(key));
}

function isUnique(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}
