import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../model/problem.ts';
import { displayPath } from '../files/display-path.ts';
import { JsonSyntaxError, parseJson } from '../files/json-source.ts';
import { positionAt } from '../files/position.ts';
import { readTextFile } from '../files/read-text.ts';

/** Texts by key, then by language: `{ "guide": { "en": "Guide", "zh": "指南" } }`. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

const translations = z.record(z.string(), z.record(z.string(), z.string()));

export interface ReadTranslations {
  texts: Translations;
  /** The file, if the site has one. */
  file: string | undefined;
  problems: Problem[];
}

/** Reads `i18n.json` of the site folder, whose keys may be labels of `_meta.json` and texts of `_nav.json`. */
export function readTranslations(siteDir: string): ReadTranslations {
  const file = path.join(siteDir, 'i18n.json');
  if (!existsSync(file)) return { texts: {}, file: undefined, problems: [] };
  const name = displayPath(siteDir, file);
  const read = readTextFile(file, name);
  if ('problem' in read) return { texts: {}, file, problems: [read.problem] };
  const fail = (offset: number, what: string): ReadTranslations => {
    const place = positionAt(read.text, offset);
    return { texts: {}, file, problems: [{ level: 'error', file: name, ...place, what }] };
  };
  try {
    const checked = translations.safeParse(parseJson(read.text).value);
    if (checked.success) return { texts: checked.data, file, problems: [] };
    return fail(0, 'The file must contain texts by key and language: { "guide": { "en": "Guide" } }.');
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return fail(error.offset, `The JSON is not valid: ${error.message}.`);
  }
}
