import type { z } from 'zod';
import { nearest } from '../../model/nearest.ts';
import { knownKeys, valueAt } from './known-keys.ts';

/** Describes a schema issue in an author's terms. The code that read the file adds the location. */
export interface Explanation {
  path: PropertyKey[];
  /** Which part of `key: value` to point at. A missing key points at the object that lacks it. */
  pointAt: 'key' | 'value' | 'parent';
  what: string;
  fix?: string;
  didYouMean?: string;
}

export interface Checked {
  schema: z.core.$ZodType;
  input: unknown;
  /** What authors call a key (`setting`) and the whole file (`configuration`). */
  nouns: { key: string; whole: string };
}

export function explainIssues(error: z.ZodError, checked: Checked): Explanation[] {
  return error.issues.flatMap((issue) => explain(issue, [], checked));
}

function explain(
  issue: z.core.$ZodIssue,
  parentPath: readonly PropertyKey[],
  context: Checked,
): Explanation[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, path, context));
  if (issue.code === 'invalid_union') return explainUnion(issue, path, context);
  if (issue.code === 'invalid_key') return issue.issues.map((inner) => wrongKey(inner, path));
  if (issue.code === 'invalid_value') return [notOneOf(issue.values, path, context)];
  // A schema's own message about its type takes precedence.
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return [wrongValue(`must be ${shapeOf(issue)}`, path, context)];
  }
  return [wrongValue(sizeMessage(issue), path, context)];
}

function unknownKey(
  key: string,
  path: readonly PropertyKey[],
  { schema, input, nouns }: Checked,
): Explanation {
  const allowed = knownKeys(schema, path, input);
  const meant = nearest(key, allowed);
  return {
    path: [...path, key],
    pointAt: 'key',
    what: `Unknown ${nouns.key} \`${keyPath([...path, key])}\`.`,
    ...(meant !== undefined && { didYouMean: `\`${meant}\`` }),
    ...(meant === undefined &&
      allowed.length > 0 && { fix: `Use one of ${allowed.map((name) => `\`${name}\``).join(', ')}.` }),
  };
}

function wrongKey(issue: z.core.$ZodIssue, path: readonly PropertyKey[]): Explanation {
  const what = `The key ${show(path.at(-1))} of \`${keyPath(path.slice(0, -1))}\` ${sizeMessage(issue)}.`;
  return { path: [...path], pointAt: 'key', what };
}

/** Explains the branch of a union whose outer shape matches the input, or lists all branches if none does. */
function explainUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  path: readonly PropertyKey[],
  context: Checked,
): Explanation[] {
  if ('options' in issue && Array.isArray(issue.options)) return [notOneOf(issue.options, path, context)];
  const inside = issue.errors.find((branch) =>
    branch.every((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys'),
  );
  if (inside !== undefined) return inside.flatMap((inner) => explain(inner, path, context));
  const shapes = issue.errors.flatMap((branch) => branch.slice(0, 1).map(shapeOf));
  return [wrongValue(`must be ${[...new Set(shapes)].join(' or ')}`, path, context)];
}

function shapeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return issue.values.map(show).join(' or ');
  if (issue.code === 'invalid_type') return TYPE_NAMES[issue.expected] ?? issue.expected;
  return issue.message.replace(/^must be /, '');
}

function notOneOf(values: readonly unknown[], path: readonly PropertyKey[], context: Checked): Explanation {
  const expected =
    values.length === 1 ? `must be ${show(values[0])}` : `must be one of ${values.map(show).join(', ')}`;
  const given = valueAt(context.input, path);
  const meant =
    typeof given === 'string'
      ? nearest(
          given,
          values.filter((value) => typeof value === 'string'),
        )
      : undefined;
  return { ...wrongValue(expected, path, context), ...(meant !== undefined && { didYouMean: show(meant) }) };
}

function wrongValue(expected: string, path: readonly PropertyKey[], { input, nouns }: Checked): Explanation {
  const name = path.length === 0 ? `The ${nouns.whole}` : `\`${keyPath(path)}\``;
  const given = valueAt(input, path);
  if (given === undefined && path.length > 0) {
    return { path: [...path], pointAt: 'parent', what: `${name} is missing: it ${expected}.` };
  }
  const quotes = expected === 'must be a string' && (typeof given === 'number' || typeof given === 'boolean');
  return {
    path: [...path],
    pointAt: 'value',
    what: `${name} ${expected}, but is ${show(given)}.`,
    ...(quotes && { fix: `Put it in quotes: ${JSON.stringify(String(given))}.` }),
  };
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
};

function sizeMessage(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'string') return 'must not be empty';
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const size = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
    return issue.origin === 'array' ? `must have ${size} entries` : `must be ${size}`;
  }
  return issue.message;
}

/** Formats a path as `locales[1].lang`. */
function keyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

/** Formats a value as the author wrote it, truncated. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'empty';
  if (typeof value === 'function') return 'a function';
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    // Circular values and BigInts have no JSON form.
  }
  text ??= `a ${typeof value}`;
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
