import { parse } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import { lineAt } from '../../config-text/config-tree.ts';
import type { Fault } from '../model/config-file.ts';
import { isRecord } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';

/** Reads the text of a `package.json`, if there is one. */
export function readManifest(text: string | undefined): { value: Manifest } | { fault: Fault } {
  if (text === undefined) return { value: {} };
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { value: isRecord(value) ? value : {} };
  const [found] = /\S[\w$]*/.exec(text.slice(first.offset)) ?? [];
  return { fault: { line: lineAt(text, first.offset), found, unclosed: undefined } };
}
