import { targetsIn } from '../../model/entry-points.ts';
import { folderEntries } from '../../model/folder-entries.ts';
import { fileName, pathFrom, textOf } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';
import type { Facts } from '../facts/facts.ts';
import { exclusions } from './exclusions.ts';
import { straySources, strayKind } from '../own/stray-files.ts';

/** npm packs these whatever `files` says. */
const ALWAYS = /^(?:package\.json|readme(?:\..*)?|licen[cs]e(?:\..*)?|copying(?:\..*)?)$/i;

/** Leaves out of `files` what does not belong in the package; undefined if the field may stay as it is. */
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
    return [...kept, ...excluded(stray, kept, pkg)];
  }
  const used = [...neededFiles(facts, needed)].filter((name) => !ALWAYS.test(name));
  const chosen = [...withMentioned(new Set(used.map(topOf)), wanted, pkg)].sort();
  return chosen.length === 0 ? undefined : [...chosen, ...excluded(stray, chosen, pkg)];
}

/** The file or folder at the top of the package that a file is, or is in. */
const topOf = (name: string): string => name.split('/')[0] ?? name;

/** Code that may name a file in a string, such as `new URL('../templates/a.txt', import.meta.url)` or `@import 'theme/a.css'`. */
const NAMES_FILES = /\.(?:[cm]?[jt]sx?|css|less|s[ac]ss|vue|svelte|html)$/;
/** A part of a path in a string, or the whole string. */
const PART = /(?<=['"`/(])[^'"`/()\s\\]+(?=['"`/)])/g;

/** Adds what the chosen files load by other ways than an import: a name too many costs bytes, a missing one the package. */
function withMentioned(chosen: Set<string>, wanted: readonly string[], { files }: Package): Set<string> {
  const byTop = new Map<string, string[]>();
  for (const name of wanted) {
    const inside = byTop.get(topOf(name)) ?? [];
    inside.push(name);
    byTop.set(topOf(name), inside);
  }
  // A set goes on with what is added to it meanwhile.
  for (const top of chosen)
    for (const name of (byTop.get(top) ?? []).filter((each) => NAMES_FILES.test(each)))
      for (const [part] of (textOf(files, name) ?? '').matchAll(PART)) if (byTop.has(part)) chosen.add(part);
  return chosen;
}

/** Takes files out again that an item of `files` has added. */
function excluded(stray: readonly string[], listed: readonly string[], pkg: Package): string[] {
  const places = new Set(listed.map(placeIn));
  const unwanted = stray.filter((name) => [...placesOf([name])].some((place) => places.has(place)));
  return exclusions(unwanted, listed, pkg);
}

/** The file or folder that an item of `files` names; the empty string is the whole package. */
const placeIn = (listed: string): string => fileName(listed).replace(/\/?\*+$/, '');

/** With all folders that the files are in, to look places up: comparing each item with each file takes minutes. */
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
  // Without `exports`, and for programs that do not read it, the folder of an entry point says where its files are.
  open.push(...folderEntries(pkg).map(({ file }) => file));
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
