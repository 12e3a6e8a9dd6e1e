import { Minimatch } from 'minimatch';
import { fileName, isRecord } from '../../../src/doctor/model/package.ts';
import type { Manifest } from '../../../src/doctor/model/package.ts';
import type { FolderContents } from '../../../src/doctor/read/packed-names.ts';

/** npm's own options for rules in ignore files and in `files`. */
const RULE_OPTIONS = { matchBase: true, dot: true, flipNegate: true, nocase: true };

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

/** A folder while it is walked, with its rules in the order in which they apply. */
interface Walked {
  name: string;
  parent?: Walked;
  /** A rule names the folder itself, so rules in it may bring back what the parent ignores. */
  isExact: boolean;
  rules: Minimatch[];
}

/** A folder as a tree: a file is undefined. */
type Tree = Map<string, Tree | undefined>;

/** The same as `packedNames`, in the words of `npm-packlist`: each rule is compared with each path, which takes minutes for thousands of both. */
export function packedOneByOne({ names, textOf, manifest }: FolderContents): Set<string> {
  const tree = treeOf(names);
  const packed = new Set<string>();
  const { chosen, strict, required } = rulesOfManifest(manifest, tree);

  const walk = (folder: Tree, path: string, walked: Walked, requiredHere: readonly string[]) => {
    for (const [entry, inner] of folder) {
      // npm refuses this sign, because Windows does.
      if (entry.includes('*')) continue;
      const asFile = isIncluded(walked, entry, false);
      if (inner === undefined) {
        if (asFile) packed.add(`${path}${entry}`);
      } else if (isIncluded(walked, entry, true)) {
        const isExact = asFile || isIncluded(walked, `${entry}/`, false);
        const direct = requiredHere
          .filter((file) => file.startsWith(`${entry}/`) && file.split('/').length === 2)
          .map((file) => file.slice(entry.length + 1));
        const inside = `${path}${entry}/`;
        const rules = [
          ...rulesFrom(DEFAULTS),
          ...ignoreFile(inner, inside, textOf),
          ...rulesFrom(['/.git', ...direct.map((file) => `!${file}`)]),
        ];
        walk(inner, inside, { name: entry, parent: walked, isExact, rules }, direct);
      }
    }
  };
  const own = chosen ? rulesFrom(chosen) : ignoreFile(tree, '', textOf);
  walk(
    tree,
    '',
    { name: '', isExact: false, rules: [...rulesFrom(DEFAULTS), ...own, ...rulesFrom(strict)] },
    required,
  );
  return packed;
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
function ignoreFile(folder: Tree, path: string, textOf: FolderContents['textOf']): Minimatch[] {
  const name = ['.npmignore', '.gitignore'].find((file) => folder.has(file));
  return name === undefined ? [] : rulesFrom((textOf(`${path}${name}`) ?? '').split(/\r?\n/));
}

function rulesFrom(lines: readonly string[]): Minimatch[] {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new Minimatch(line, RULE_OPTIONS));
}

function rulesOfManifest(manifest: Manifest, tree: Tree) {
  const { files, browser, main } = manifest;
  const strict = [...ALWAYS];
  const required: string[] = [];
  const chosen = Array.isArray(files) ? ['*'] : undefined;
  for (const listed of Array.isArray(files) ? files : []) {
    if (typeof listed !== 'string') continue;
    const relative = listed.startsWith('./') ? listed.slice(1) : listed;
    const file = relative.endsWith('/*') ? `${relative}*` : relative;
    const found = find(tree, file.replace(/^!+/, ''));
    if (found === 'file') {
      strict.unshift(`!${file}`);
      required.push(file.startsWith('/') ? file.slice(1) : file);
    } else if (found === 'folder') chosen?.push(`!${file}`, `!${file}/**`);
    else chosen?.push(`!${file}`);
  }
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

/** Asks the rules of the outermost folder first; each folder further in may overrule it. */
function isIncluded(folder: Walked, entry: string, mayBeFolder: boolean, base?: string): boolean {
  let included = true;
  if (folder.parent) {
    included = isIncluded(folder.parent, `${folder.name}/${entry}`, mayBeFolder, base ?? entry);
    if (!included && !folder.isExact) return false;
  }
  for (const rule of folder.rules)
    if (rule.negate !== included && matches(rule, entry, mayBeFolder, base)) included = rule.negate;
  return included;
}

function matches(rule: Minimatch, entry: string, mayBeFolder: boolean, base: string | undefined): boolean {
  const matchesEither = (path: string, partial = false) =>
    rule.match(`/${path}`, partial) || rule.match(path, partial);
  /** A folder also matches with a slash at its end; a rule that includes may be about something in it. */
  const matchesFolder = (path: string) =>
    matchesEither(`${path}/`) || (rule.negate && matchesEither(path, true));
  if (matchesEither(entry)) return true;
  if (!mayBeFolder) return false;
  if (matchesFolder(entry)) return true;
  const isRelative =
    base !== undefined && rule.globParts.some((parts) => parts.length <= (parts.at(-1) === '' ? 2 : 1));
  return isRelative && matchesFolder(base);
}
