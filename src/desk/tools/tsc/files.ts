import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { stringsOf } from '../../model/setting.ts';
import { commonFolder } from '../shared/entries.ts';
import { plainPath, valueOf } from '../shared/facts.ts';
import { isOn, typescriptMajor } from './facts.ts';
import type { TscFacts } from './facts.ts';

const DEFAULT_PATTERN = './src/**';

/** The folders and files that a build takes, as patterns with `./`, in the order of `include` or `files`. */
function wanted(facts: TscFacts): string[] {
  const included = stringsOf(facts.top('include'));
  if (included) return included.filter((one) => !one.endsWith('.d.ts')).map(patternOf);
  const root = rootDirOf(facts);
  if (root !== undefined && root !== '.' && root !== '') return [`./${root}/**`];
  const folders = stringsOf(facts.top('files'))?.map((file) => plainPath(file).split('/')) ?? [];
  const named = [...new Set(folders.filter(({ length }) => length > 1).map(([folder = '']) => folder))];
  return named.length > 0 ? named.map((folder) => `./${folder}/**`) : [DEFAULT_PATTERN];
}

/** A folder, or a file, as a pattern of `source.entry`. */
function patternOf(path: string): string {
  const plain = plainPath(path).replace(/\/\*\*\/\*$/, '/**');
  return /\*|\.[cm]?[jt]sx?$/.test(plain) ? `./${plain}` : `./${plain}/**`;
}

/** The folder of a pattern that is certain: `src` of `./src/**\/*.ts`. */
function folderOf(pattern: string): string {
  const parts = pattern.slice(2).split('/');
  const at = parts.findIndex((part) => part.includes('*'));
  return parts.slice(0, at === -1 ? -1 : at).join('/');
}

/** Patterns for what `exclude` takes away from these folders. */
function unwanted(facts: TscFacts, folders: readonly string[]): string[] {
  const excluded = stringsOf(facts.top('exclude')) ?? [];
  const found = excluded.map(plainPath).flatMap((path) => {
    if (path.startsWith('**/')) return folders.map((folder) => (folder === '' ? path : `${folder}/${path}`));
    const isBelow = folders.some((folder) => folder === '' || path.startsWith(`${folder}/`));
    return isBelow ? [path] : [];
  });
  const isAlwaysOut = (path: string) => /(?:^|\/)node_modules(?:\/|$)/.test(path);
  return found.filter((path) => !isAlwaysOut(path)).map((path) => `!./${wholeFolder(path)}`);
}

/** A name without an extension is that of a folder. */
function wholeFolder(path: string): string {
  return /\.[^./]+$|\*$/.test(path) ? path : `${path}/**`;
}

const isSource = (file: string, facts: TscFacts) =>
  !/\.d\.[cm]?ts$/.test(file) &&
  (/\.(?:[cm]?ts|tsx)$/.test(file) ||
    (isOn(facts, 'allowJs') && /\.(?:[cm]?js|jsx)$/.test(file)) ||
    (file.endsWith('.json') && isOn(facts, 'resolveJsonModule')));

/** The patterns that name the files which `tsc` compiles. */
function patternsIn(facts: TscFacts): string[] {
  const patterns = wanted(facts);
  const others = unwanted(facts, patterns.map(folderOf));
  const files = facts.project.expand([...patterns, ...others]) ?? [];
  const isAll = files.every((file) => isSource(file, facts) || /\.d\.[cm]?ts$/.test(file));
  const endings = [
    'ts',
    'tsx',
    'mts',
    'cts',
    ...(isOn(facts, 'allowJs') ? ['js', 'jsx', 'mjs', 'cjs'] : []),
    ...(isOn(facts, 'resolveJsonModule') ? ['json'] : []),
  ].filter((ending) => files.some((file) => file.endsWith(`.${ending}`)));
  const ending = endings.length > 1 ? `{${endings.join(',')}}` : (endings[0] ?? 'ts');
  const narrow = patterns.map((one) => (one.endsWith('/**') ? `${one}/*.${ending}` : one));
  return [...(isAll ? patterns : narrow), ...others];
}

/** Whether Rslib builds the same files without `source.entry`. */
export function isDefaultFiles(facts: TscFacts): boolean {
  return patternsIn(facts).join() === DEFAULT_PATTERN;
}

/** The source folder that becomes the output folder, if that is said. */
function rootDirOf(facts: TscFacts): string | undefined {
  const named = valueOf(facts, 'rootDir');
  if (typeof named === 'string') return plainPath(named) || '.';
  return typescriptMajor(facts) < 6 && !isOn(facts, 'composite') ? undefined : '.';
}

/** The root that Rslib has to be given; undefined if it is the folder that all files are in anyway. */
export function outBaseOf(facts: TscFacts): string | undefined {
  const root = rootDirOf(facts);
  const patterns = patternsIn(facts);
  const files = facts.project.expand(patterns)?.filter((file) => isSource(file, facts));
  const shared =
    files && files.length > 0
      ? commonFolder(files).replace(/\/$/, '')
      : commonFolder(
          patterns.filter((one) => !one.startsWith('!')).map((one) => `${folderOf(one)}/x`),
        ).replace(/\/$/, '');
  return root === undefined || root === (shared || '.') ? undefined : root;
}

/** What `include`, `exclude`, `files` and `rootDir` become together. */
export function entryEffects(facts: TscFacts): Effect[] {
  const outBase = outBaseOf(facts);
  return [
    ...(outBase === undefined ? [] : [{ at: 'outBase', value: out(outBase) }]),
    ...(isDefaultFiles(facts) ? [] : [{ at: 'source.entry', value: out({ index: patternsIn(facts) }) }]),
  ];
}
