import { targetsIn } from '../../model/entry-points.ts';
import { fileName, pathFrom } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';
import type { Facts } from '../facts/facts.ts';
import { straySources, strayKind } from '../own/stray-files.ts';

/** npm packs these whatever `files` says. */
const ALWAYS = /^(?:package\.json|readme(?:\..*)?|licen[cs]e(?:\..*)?|copying(?:\..*)?)$/i;

/** Returns `files` without what does not belong into the package, or undefined if the field may stay as it is. */
export function proposeFiles(facts: Facts, needed: unknown): string[] | undefined {
  const { pkg } = facts;
  const sources = new Set(straySources(facts));
  const names = [...pkg.files.keys()].filter((name) => !ALWAYS.test(name));
  const isStray = (name: string) => sources.has(name) || strayKind(name) !== undefined;
  const stray = names.filter(isStray);
  const { files } = pkg.manifest;
  const listed = Array.isArray(files)
    ? files.filter((each): each is string => typeof each === 'string')
    : undefined;
  const wanted = names.filter((name) => !isStray(name));
  if (listed) {
    if (stray.length === 0) return undefined;
    const [inStray, inWanted] = [placesOf(stray), placesOf(wanted)];
    const kept = listed.filter((each) => !inStray.has(placeIn(each)) || inWanted.has(placeIn(each)));
    return [...kept, ...excluded(stray, kept)];
  }
  const used = [...neededFiles(facts, needed)];
  const folders = used.map((name) => (name.includes('/') ? (name.split('/')[0] ?? name) : name));
  const chosen = [...new Set(folders)].filter((name) => !ALWAYS.test(name)).sort();
  return chosen.length === 0 ? undefined : [...chosen, ...excluded(stray, chosen)];
}

/** Takes files out again that an item of `files` has added. */
function excluded(stray: readonly string[], listed: readonly string[]): string[] {
  const places = new Set(listed.map(placeIn));
  return stray
    .filter((name) => [...placesOf([name])].some((place) => places.has(place)))
    .map((name) => `!${name}`);
}

/** The file or folder that an item of `files` names; the empty string is the whole package. */
const placeIn = (listed: string): string => fileName(listed).replace(/\/?\*+$/, '');

/** Returns files with all folders that they are in, to look places up: comparing each item with each file takes minutes. */
function placesOf(names: readonly string[]): Set<string> {
  const places = new Set(['']);
  for (const name of names)
    for (let at = name.length; at > 0; at = name.lastIndexOf('/', at - 1)) places.add(name.slice(0, at));
  return places;
}

/** Everything that an entry point or a command leads to, and what those import. */
function neededFiles({ pkg, scripts, declarations }: Facts, fields: unknown): Set<string> {
  const { manifest, files } = pkg;
  const others = [
    'bin',
    'browser',
    'unpkg',
    'jsdelivr',
    'imports',
    'main',
    'module',
    'types',
    'typings',
    'style',
    'sass',
  ];
  const open = targetsIn([fields, ...others.map((field) => manifest[field])]).flatMap((target) =>
    matching(fileName(target), pkg),
  );
  const needed = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const imported = [
      ...(scripts.get(name)?.imports.map(({ source }) => source) ?? []),
      ...(declarations.get(name)?.imports ?? []),
    ];
    for (const source of imported.filter((each) => each.startsWith('.'))) {
      const path = pathFrom(name.split('/').slice(0, -1), source);
      const stem = path.replace(/\.[cm]?js$/, '');
      const ends = ['', '.js', '.cjs', '.mjs', '.json', '/index.js', '.d.ts', '/index.d.ts'];
      open.push(
        ...[...ends.map((end) => path + end), `${stem}.d.ts`, `${stem}.d.mts`, `${stem}.d.cts`].filter(
          (each) => files.has(each),
        ),
      );
    }
  }
  return needed;
}

function matching(name: string, { files }: Package): string[] {
  if (!name.includes('*')) return [name, `${name}.js`, `${name}/index.js`].filter((each) => files.has(each));
  const [before = '', after = ''] = name.split('*');
  return [...files.keys()].filter((each) => each.startsWith(before) && each.endsWith(after));
}
