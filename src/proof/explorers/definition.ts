import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../model/problem.ts';
import { ProblemError } from '../../model/problem.ts';
import { explainIssues } from '../../engine/config/explain-issue.ts';
import { JsonSyntaxError, parseJson } from '../../engine/files/json-source.ts';
import type { JsonNode } from '../../engine/files/json-source.ts';
import { positionAt } from '../../engine/files/position.ts';
import { readTextFile } from '../../engine/files/read-text.ts';

export const EXPLORERS_FOLDER = 'explorers';

/** `lib.format`, `output.minify` or `package.type`; a list if a key contains a dot. */
const settingPath = z
  .union([z.string(), z.array(z.string()).min(2)])
  .transform((given) => (typeof given === 'string' ? given.split('.') : given))
  .refine(([first, ...rest]) => /^(?:lib|output|package)$/.test(first ?? '') && rest.length > 0, {
    message: 'must start with lib., output. or package.',
  });

const choiceValue = z
  .union([
    z.string(),
    z.boolean(),
    z.strictObject({
      label: z.string().min(1),
      /** Without a value, the setting is not in the configuration. */
      value: z.json().optional(),
      /** Settings that this value requires. */
      also: z.record(z.string(), z.json()).optional(),
    }),
  ])
  .transform((given) => (typeof given === 'object' ? given : { label: String(given), value: given }));

const choice = z
  .strictObject({
    key: z.string().min(1),
    path: settingPath,
    values: z.array(choiceValue).min(2).max(5),
    /** The label of the value shown first; the first value by default. */
    default: z.string().optional(),
  })
  .refine(({ values }) => new Set(values.map(({ label }) => label)).size === values.length, {
    message: 'must not have two values with the same label',
  })
  .refine(
    ({ values, default: wanted }) => wanted === undefined || values.some(({ label }) => label === wanted),
    {
      message: 'must have the label of one of its values as its default',
    },
  );

const definition = z.strictObject({
  title: z.string().min(1),
  choices: z.array(choice).min(1).max(4),
  /** Settings of every combination. */
  config: z.record(z.string(), z.json()).default({}),
  /** The kind of emitted file that is shown first. */
  show: z.enum(['scripts', 'declarations']).default('scripts'),
});

export type ExplorerDefinition = z.infer<typeof definition> & { id: string };
export type JsonValue = z.infer<ReturnType<typeof z.json>>;

export function explorerIds(siteDir: string): string[] {
  const folder = path.join(siteDir, EXPLORERS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => isExplorer(siteDir, id))
    .sort();
}

/** Checks whether there is an explorer with this ID, without looking at others. */
export function isExplorer(siteDir: string, id: string): boolean {
  return id === path.basename(id) && existsSync(path.join(siteDir, EXPLORERS_FOLDER, id, 'explorer.json'));
}

/** Reads a definition. Throws a `ProblemError` that names the line. */
export function readDefinition(siteDir: string, id: string): ExplorerDefinition {
  const name = `${EXPLORERS_FOLDER}/${id}/explorer.json`;
  const read = readTextFile(path.join(siteDir, name), name);
  if ('problem' in read) throw new ProblemError([read.problem]);
  const problemAt = (offset: number, words: Pick<Problem, 'what'> & Partial<Problem>): Problem => ({
    level: 'error',
    file: name,
    ...positionAt(read.text, offset),
    ...words,
  });
  let root: JsonNode;
  try {
    root = parseJson(read.text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new ProblemError([problemAt(error.offset, { what: `The JSON is not valid: ${error.message}.` })]);
  }
  const result = definition.safeParse(root.value);
  if (result.success) return { ...result.data, id };
  const checked = { schema: definition, input: root.value, nouns: { key: 'key', whole: 'explorer' } };
  throw new ProblemError(
    explainIssues(result.error, checked).map(({ path: at, pointAt, ...words }) =>
      problemAt(nodeAt(root, pointAt === 'parent' ? at.slice(0, -1) : at).start, words),
    ),
  );
}

function nodeAt(root: JsonNode, keys: readonly PropertyKey[]): JsonNode {
  let node = root;
  for (const key of keys) {
    const next =
      typeof key === 'number' ? node.items?.[key] : node.entries?.find((entry) => entry.key === key)?.node;
    if (!next) break;
    node = next;
  }
  return node;
}
