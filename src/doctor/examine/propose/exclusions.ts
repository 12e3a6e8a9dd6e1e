import { textOf } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';
import { packedNames } from '../../read/packed-names.ts';
import { testEnding } from '../own/stray-files.ts';

/**
 * The items of `files` that take files out again: for several files one for their folder or their ending, if it says the
 * same for exactly these files, and otherwise one for each.
 */
export function exclusions(unwanted: readonly string[], listed: readonly string[], pkg: Package): string[] {
  const single = unwanted.map((name) => `!${name}`);
  const shared = sharedRules(unwanted, pkg);
  if (shared.length === single.length) return single;
  const wanted = namesPacked(listed, pkg);
  for (const name of unwanted) wanted.delete(name);
  const packed = namesPacked([...listed, ...shared], pkg);
  const isSame = packed.size === wanted.size && [...packed].every((name) => wanted.has(name));
  return isSame ? shared : single;
}

function namesPacked(rules: readonly string[], { files, left, manifest }: Package): Set<string> {
  const all = new Map([...left, ...files]);
  return packedNames({
    names: all.keys(),
    textOf: (name) => textOf(all, name),
    manifest: { ...manifest, files: rules },
  });
}

/** The rule for a file among others; undefined if there is none. */
type RuleFor = (name: string) => string | undefined;

/** Files that share a rule with no other one go on to the next kind of rule, and are named in the end. */
function sharedRules(unwanted: readonly string[], pkg: Package): string[] {
  const out = new Set(unwanted);
  const wanted = [...pkg.files.keys()].filter((name) => !out.has(name));
  const extension = (name: string) => /\.[^./]+$/.exec(name)?.[0];
  const kinds = [endingRule(testEnding, wanted), folderRule(unwanted, wanted), endingRule(extension, wanted)];
  const rules: string[] = [];
  let left = [...unwanted];
  for (const ruleFor of kinds) {
    const groups = [...grouped(left, ruleFor)];
    rules.push(...groups.flatMap(([rule, names]) => (rule === undefined || names.length === 1 ? [] : rule)));
    left = groups.flatMap(([rule, names]) => (rule === undefined || names.length === 1 ? names : []));
  }
  return [...rules, ...left].map((rule) => `!${rule}`);
}

/** A name in which no sign means anything else in a rule. */
const isPlain = (name: string): boolean => /^[\w.@~/-]+$/.test(name);

/** The rule for the outermost folder that has nothing else, or for all folders of its name. */
function folderRule(unwanted: readonly string[], wanted: readonly string[]): RuleFor {
  const needed = new Set(wanted.flatMap(foldersOf));
  const neededNames = new Set([...needed].map(lastOf));
  const folderOf = (name: string) => foldersOf(name).find((folder) => !needed.has(folder));
  const folders = new Set(unwanted.flatMap((name) => folderOf(name) ?? []));
  const ofName = grouped([...folders], lastOf);
  return (name) => {
    const folder = folderOf(name);
    if (folder === undefined || !isPlain(folder)) return undefined;
    const last = lastOf(folder);
    const isShared = (ofName.get(last)?.length ?? 0) > 1 && !neededNames.has(last);
    return isShared ? `**/${last}` : folder;
  };
}

/** The rule for all files of an ending, in one folder at the top if it is needed elsewhere. */
function endingRule(endingOf: RuleFor, wanted: readonly string[]): RuleFor {
  const needed = new Set(wanted.flatMap((name) => [endingOf(name), `${topOf(name)} ${endingOf(name)}`]));
  return (name) => {
    const ending = endingOf(name);
    const top = topOf(name);
    if (ending === undefined || !isPlain(ending + top)) return undefined;
    if (!needed.has(ending)) return `**/*${ending}`;
    return top === '' || needed.has(`${top} ${ending}`) ? undefined : `${top}/**/*${ending}`;
  };
}

function grouped<Key>(names: readonly string[], keyOf: (name: string) => Key): Map<Key, string[]> {
  const groups = new Map<Key, string[]>();
  for (const name of names) {
    const same = groups.get(keyOf(name)) ?? [];
    same.push(name);
    groups.set(keyOf(name), same);
  }
  return groups;
}

/** The folders that a file is in, the outermost first. */
const foldersOf = (name: string): string[] =>
  [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));

const lastOf = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1);

const topOf = (name: string): string => (name.includes('/') ? (name.split('/')[0] ?? '') : '');
