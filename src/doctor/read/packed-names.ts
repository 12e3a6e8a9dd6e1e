import { fileName, isRecord } from '../model/package.ts';
import type { Manifest } from '../model/package.ts';
import { follow, lastRule, named, startOf } from './follow-rules.ts';
import type { EntryKind, Progress } from './follow-rules.ts';
import { compileRules, ruleBudget } from './packing-rules.ts';
import type { RuleBudget, RuleNode, Rules } from './packing-rules.ts';

/** Never packed unless a rule of the author says so. */
const DEFAULTS = (
  '.npmignore .gitignore **/.git **/.svn **/.hg **/CVS **/.git/** **/.svn/** **/.hg/** **/CVS/** /.lock-wscript ' +
  '/.wafpickle-* /build/config.gypi npm-debug.log **/.npmrc .*.swp .DS_Store **/.DS_Store/** ._* **/._*/** *.orig ' +
  '/archived-packages/**'
).split(' ');

/** Packed whatever the author says, and not packed whatever the author says. */
const ALWAYS = (
  '/.git !/package.json !/readme{,.*[^~$]} !/copying{,.*[^~$]} !/license{,.*[^~$]} !/licence{,.*[^~$]} /.git ' +
  '/node_modules .npmrc /package-lock.json /yarn.lock /pnpm-lock.yaml /bun.lockb'
).split(' ');

/** A folder on the way to an entry. */
interface Level {
  /** Rules for every folder, then its own, which overrule them. */
  layers: readonly Progress[];
  /** A rule names the folder itself, so rules in it may bring back what the parent ignores. */
  isExact: boolean;
}

/** A folder as a tree: a file is undefined. */
type Tree = Map<string, Tree | undefined>;

/** Where the names of files and the texts of ignore files come from. */
export interface FolderContents {
  names: Iterable<string>;
  textOf: (name: string) => string | undefined;
  manifest: Manifest;
}

/**
 * The names of the files that `npm pack` takes from a folder: what `files`, `.npmignore` and `.gitignore` say,
 * without bundled dependencies. A test compares it with npm itself.
 */
export function packedNames({ names, textOf, manifest }: FolderContents): Set<string> {
  const tree = treeOf(names);
  const packed = new Set<string>();
  const budget = ruleBudget();
  const defaults = startOf(compileRules(DEFAULTS, budget));
  const layersOf = (own: readonly string[]) =>
    own.length === 0 ? [defaults] : [defaults, startOf(compileRules(own, budget))];
  const { chosen, strict, required } = rulesOfManifest(manifest, tree);
  const top = { layers: layersOf([...(chosen ?? ignoreFile(tree, '', textOf)), ...strict]), isExact: false };

  const open: { folder: Tree; path: string; levels: Level[] }[] = [{ folder: tree, path: '', levels: [top] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { folder, path, levels } = next;
    for (const [entry, contents] of folder) {
      // npm refuses this sign, because Windows does.
      if (entry.includes('*')) continue;
      const { isIncluded, reached } = ask(levels, entry, budget);
      if (contents === undefined) {
        if (isIncluded('file')) packed.add(`${path}${entry}`);
      } else if (isIncluded('folder')) {
        const inside = `${path}${entry}/`;
        const ignored = ignoreFile(contents, inside, textOf);
        const direct = path === '' ? (required.get(entry) ?? []) : [];
        const own =
          ignored.length + direct.length === 0
            ? []
            : [...ignored, '/.git', ...direct.map((file) => `!${file}`)];
        const isExact = isIncluded('file') || isIncluded('named folder');
        open.push({
          folder: contents,
          path: inside,
          levels: [...reached, { layers: layersOf(own), isExact }],
        });
      }
    }
  }
  return packed;
}

/** Asks the rules of the outermost folder first about an entry; each folder further in may overrule it. */
function ask(levels: readonly Level[], entry: string, budget: RuleBudget) {
  const byName = new Map<Rules, RuleNode[]>();
  const reached = levels.map(({ layers, isExact }) => {
    for (const { rules } of layers) if (!byName.has(rules)) byName.set(rules, named(rules, entry, budget));
    return { layers: layers.map((layer) => follow(layer, entry, budget)), isExact };
  });
  const verdictOf = (layer: Progress, kind: EntryKind) =>
    layer.rules.takesIn[lastRule(layer, byName.get(layer.rules) ?? [], kind)];
  const isIncluded = (kind: EntryKind) => {
    let included = true;
    for (const [depth, { layers, isExact }] of reached.entries()) {
      if (depth > 0 && !included && !isExact) continue;
      for (const layer of layers) included = verdictOf(layer, kind) ?? included;
    }
    return included;
  };
  return { isIncluded, reached };
}

function treeOf(names: Iterable<string>): Tree {
  const tree: Tree = new Map();
  for (const name of names) {
    const parts = name.split('/');
    const last = parts.pop() ?? '';
    let folder = tree;
    for (const part of parts) {
      const inner = folder.get(part) ?? new Map<string, Tree | undefined>();
      folder.set(part, inner);
      folder = inner;
    }
    if (!folder.has(last)) folder.set(last, undefined);
  }
  return tree;
}

/** `.npmignore` replaces `.gitignore`. */
function ignoreFile(folder: Tree, path: string, textOf: FolderContents['textOf']): string[] {
  const name = ['.npmignore', '.gitignore'].find((file) => folder.has(file));
  return name === undefined ? [] : (textOf(`${path}${name}`) ?? '').split(/\r?\n/);
}

function rulesOfManifest(manifest: Manifest, tree: Tree) {
  const { files, browser, main } = manifest;
  const listedFiles: string[] = [];
  const required = new Map<string, string[]>();
  const chosen = Array.isArray(files) ? ['*'] : undefined;
  for (const listed of Array.isArray(files) ? files : []) {
    if (typeof listed !== 'string') continue;
    const relative = listed.startsWith('./') ? listed.slice(1) : listed;
    const file = relative.endsWith('/*') ? `${relative}*` : relative;
    const found = find(tree, file.replace(/^!+/, ''));
    if (found === 'file') {
      listedFiles.push(`!${file}`);
      const [folder = '', name, ...deeper] = file.replace(/^\//, '').split('/');
      if (name !== undefined && deeper.length === 0) {
        const direct = required.get(folder) ?? [];
        direct.push(name);
        required.set(folder, direct);
      }
    } else if (found === 'folder') chosen?.push(`!${file}`, `!${file}/**`);
    else chosen?.push(`!${file}`);
  }
  const strict = [...listedFiles.reverse(), ...ALWAYS];
  for (const field of [browser, main])
    if (typeof field === 'string' && field !== '') strict.push(`!/${field}`);
  for (const target of binTargets(manifest)) strict.push(`!/${target}`);
  return { chosen, strict, required };
}

/** npm cleans the paths of `bin` before it packs, and only those. */
function binTargets({ bin, name }: Manifest): string[] {
  const targets = isRecord(bin)
    ? Object.values(bin)
    : Array.isArray(bin) || name !== undefined
      ? [bin].flat()
      : [];
  return targets.flatMap((target: unknown) => (typeof target === 'string' ? fileName(target) : []));
}

function find(tree: Tree, path: string): 'file' | 'folder' | undefined {
  let folder: Tree | undefined = tree;
  for (const part of fileName(path).split('/')) {
    if (part === '') continue;
    if (!folder?.has(part)) return undefined;
    folder = folder.get(part);
  }
  return folder === undefined ? 'file' : 'folder';
}
