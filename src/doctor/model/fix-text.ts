import { isRecord, visible, visibleJson } from './package.ts';
import type { FieldChange } from './finding.ts';

/** Changes to package.json as somebody would write them: lines to put in, and fields to take out. */
export interface FixText {
  lines: string;
  removed: string[];
}

/** Writes changes to package.json as the lines that replace those of the same fields. */
export function fixText(changes: readonly FieldChange[]): FixText {
  const fields: Record<string, unknown> = {};
  const removed: string[] = [];
  for (const { path, value } of changes) {
    if (value === undefined) removed.push(visible(path.join('.')));
    else put(fields, path, value);
  }
  const inBraces = visibleJson(JSON.stringify(fields, undefined, 2));
  const lines = inBraces === '{}' ? '' : inBraces.slice(2, -2).replaceAll(/^ {2}/gm, '');
  return { lines, removed };
}

function put(record: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  const inner = rest.length === 0 ? value : isRecord(record[key]) ? record[key] : {};
  if (rest.length > 0 && isRecord(inner)) put(inner, rest, value);
  Object.defineProperty(record, key, { value: inner, enumerable: true, configurable: true, writable: true });
}
