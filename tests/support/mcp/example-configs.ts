import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFenceMeta } from '../../../src/engine/page/code/fence-meta.ts';

export interface ExampleConfig {
  /** Where it is, for the message of a test. */
  place: string;
  code: string;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FENCE = /^( *)```(?:ts|js|mts|mjs) ([^\n]*)\n(.*?)^\1```$/gms;
const CONFIG = /^rslib\.config\.[cm]?[jt]s$/;

/** The configurations of all examples: those on pages, and those in folders. */
export function exampleConfigs(): ExampleConfig[] {
  return [...onPages(), ...inFolders()];
}

function onPages(): ExampleConfig[] {
  return filesBelow('docs', (name) => name.endsWith('.mdx')).flatMap(({ place, text }) =>
    [...text.matchAll(FENCE)].flatMap(([, indent = '', meta = '', code = '']) => {
      const { file, attributes } = parseFenceMeta(meta);
      // An intended mistake is one for this check too.
      if (!CONFIG.test(file ?? '') || attributes.has('expect-type-error')) return [];
      const plain = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
      return plain.trim() === '' ? [] : [{ place, code: plain }];
    }),
  );
}

function inFolders(): ExampleConfig[] {
  return filesBelow('examples', (name) => CONFIG.test(path.basename(name))).map(({ place, text }) => ({
    place,
    code: text,
  }));
}

function filesBelow(folder: string, isWanted: (name: string) => boolean): { place: string; text: string }[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : filesBelow(place, isWanted);
    return isWanted(entry.name) ? [{ place, text: readFileSync(path.join(root, place), 'utf8') }] : [];
  });
}
