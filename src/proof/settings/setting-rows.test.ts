import { expect, it } from 'vitest';
import { z } from 'zod';
import { rowsOf } from './setting-rows.ts';

const told = (schema: z.ZodType) =>
  rowsOf('key', schema, ['key']).map(({ path, type, byDefault, isRequired }) =>
    [path, type, byDefault ?? (isRequired ? 'required' : 'optional')].join(': '),
  );

it.each([
  [z.string(), 'string: required'],
  [z.string().trim().default('main'), "string: 'main'"],
  [z.string().default(''), 'string: optional'],
  [z.enum(['a', 'b']).default('a'), "'a' | 'b': 'a'"],
  [z.union([z.literal(false), z.string()]).optional(), 'false | string: optional'],
  [z.array(z.enum(['a', 'b'])).default([]), "('a' | 'b')[]: optional"],
  [z.int().default(5), 'number: 5'],
  [z.record(z.string(), z.boolean()).optional(), 'Record<string, boolean>: optional'],
  [z.tuple([z.string(), z.number()]), '[string, number]: required'],
  [z.string().transform(Number), 'string: required'],
])('names type and default %#', (schema, expected) => {
  expect(told(schema)).toEqual([`key: ${expected}`]);
});

it('lists the settings of objects, in lists and unions too, each once', () => {
  const one = z.strictObject({ kind: z.literal('one'), name: z.string() });
  const two = z.strictObject({ kind: z.literal('two'), name: z.string() });
  expect(told(z.strictObject({ list: z.array(z.union([one, two])) }))).toEqual([
    'key: object: required',
    'key.list: object[]: required',
    "key.list[].kind: 'one' | 'two': required",
    'key.list[].name: string: required',
  ]);
});
