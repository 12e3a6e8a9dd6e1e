import type { z } from 'zod';
import type { Problem } from '../../model/problem.ts';
import { explainIssues } from '../config/explain-issue.ts';
import { type JsonNode, JsonSyntaxError, parseJson } from '../files/json-source.ts';
import { positionAt } from '../files/position.ts';
import { readTextFile } from '../files/read-text.ts';

export interface ListEntry<Item> {
  item: Item;
  /** Creates a problem at a key of this entry, or at the entry itself. */
  problem: (more: Pick<Problem, 'what'> & Partial<Problem>, ...path: PropertyKey[]) => Problem;
}

export interface JsonList<Item> {
  /** The valid entries. */
  entries: ListEntry<Item>[];
  problems: Problem[];
}

/** Reads a file with a list, validates each entry, and returns the valid ones with the problems of the others. */
export function readJsonList<Item>(
  file: string,
  displayName: string,
  schema: z.ZodType<Item>,
): JsonList<Item> {
  const read = readTextFile(file, displayName);
  if ('problem' in read) return { entries: [], problems: [read.problem] };
  const { text } = read;
  const problemAt = (offset: number, more: Pick<Problem, 'what'> & Partial<Problem>): Problem => ({
    level: 'error',
    file: displayName,
    ...positionAt(text, offset),
    ...more,
  });

  let root: JsonNode;
  try {
    root = parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const fix = error.fix === undefined ? {} : { fix: error.fix };
    return {
      entries: [],
      problems: [problemAt(error.offset, { what: `The JSON is not valid: ${error.message}.`, ...fix })],
    };
  }
  if (root.items === undefined) {
    return {
      entries: [],
      problems: [problemAt(root.start, { what: 'The file must contain a list: [ … ].' })],
    };
  }

  const problems: Problem[] = [];
  const entries: ListEntry<Item>[] = [];
  for (const node of root.items) {
    const result = schema.safeParse(node.value);
    if (result.success) {
      entries.push({
        item: result.data,
        problem: (more, ...path) => problemAt(offsetOf(node, path, 'value'), more),
      });
      continue;
    }
    const checked = { schema, input: node.value, nouns: { key: 'key', whole: 'entry' } };
    for (const { path, pointAt, ...words } of explainIssues(result.error, checked)) {
      problems.push(problemAt(offsetOf(node, path, pointAt), words));
    }
  }
  return { entries, problems };
}

function offsetOf(node: JsonNode, path: readonly PropertyKey[], pointAt: 'key' | 'value' | 'parent'): number {
  const keys = pointAt === 'parent' ? path.slice(0, -1) : path;
  let current = node;
  for (const [depth, key] of keys.entries()) {
    const entry = current.entries?.find((candidate) => candidate.key === key);
    if (entry !== undefined && pointAt === 'key' && depth === keys.length - 1) return entry.keyStart;
    const next = entry?.node ?? (typeof key === 'number' ? current.items?.[key] : undefined);
    if (next === undefined) break;
    current = next;
  }
  return current.start;
}
