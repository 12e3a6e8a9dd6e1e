import { stringRecordOf, stringsOf } from '../../model/setting.ts';
import type { Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';

/** The entry that Rslib finds by itself. */
const DEFAULT_ENTRY = /^\.\/src\/index\.(?:[cm]?[jt]s|[jt]sx)$/;

/**
 * The entry points by the names of their output: of a list, the paths below the folder that all files share. Undefined
 * if only the files of the project show them, and these are not known, or if two of them have the same name.
 */
export function entriesOf(
  setting: Setting | undefined,
  project: Pick<Project, 'expand'>,
): Record<string, string> | undefined {
  const named = stringRecordOf(setting);
  if (named) return Object.fromEntries(Object.entries(named).map(([name, file]) => [name, relative(file)]));
  const listed = stringsOf(setting);
  const files = listed?.some(isPattern) ? project.expand(listed) : listed;
  return files && files.length > 0 ? namedByPath(files) : undefined;
}

/** Names entry points by their paths below the folder that all of them share, unless only extensions differ. */
function namedByPath(files: readonly string[]): Record<string, string> | undefined {
  const plain = files.map((file) => file.replaceAll('\\', '/').replace(/^\.\//, ''));
  const folder = commonFolder(plain);
  const named = plain.map((file) => [withoutExtension(file.slice(folder.length)), relative(file)] as const);
  const entries = Object.fromEntries(named);
  return Object.keys(entries).length === named.length ? entries : undefined;
}

/** Names entry points by their files alone, wherever these are. */
export function namedByFile(files: readonly string[]): Record<string, string> {
  return withUniqueNames(files.map((file) => [fileNameOf(file), file]));
}

/** The first of several entry points with one name keeps it, and the others get a number, as in the Rollup family. */
export function withUniqueNames(
  pairs: readonly (readonly [name: string, file: string])[],
): Record<string, string> {
  const taken = new Set<string>();
  return Object.fromEntries(
    pairs.map(([name, file]) => {
      let own = name;
      // Some file systems ignore case.
      for (let count = 2; taken.has(own.toLowerCase()); count++) own = `${name}${count}`;
      taken.add(own.toLowerCase());
      return [own, file];
    }),
  );
}

/** Whether files in different folders have the same name. */
export function shareNames(files: readonly string[]): boolean {
  return new Set(files.map((file) => fileNameOf(file).toLowerCase())).size < files.length;
}

/** Without bundling, all files in the folder of the entry points are built. Rslib takes `src` by itself. */
export function folderEntry(entries: Readonly<Record<string, string>>): Record<string, string> | undefined {
  const [first = ''] = Object.values(entries);
  const folder = first.split('/').slice(0, 2).join('/');
  return folder === './src' ? undefined : { index: `${folder}/**` };
}

const fileNameOf = (file: string) => withoutExtension(file.replaceAll('\\', '/').split('/').at(-1) ?? file);

const withoutExtension = (file: string) => file.replace(/\.[^./]+$/, '');

/** Whether the entry points are those that Rslib has without `source.entry`. */
export function isDefaultEntry(entries: Readonly<Record<string, string>> | undefined): boolean {
  const found = Object.entries(entries ?? {});
  return found.length === 1 && found.every(([name, file]) => name === 'index' && DEFAULT_ENTRY.test(file));
}

/** A path without an extension is a folder, which a tool searches. */
function isPattern(path: string): boolean {
  return /[*?{}[\]!()]/.test(path) || !/\.[^./]+$/.test(path);
}

/** Patterns for `source.entry` with `bundle: false`, which begin with `./` and name the files in a folder. */
export function patternsOf(setting: Setting): string[] | undefined {
  return stringsOf(setting)?.map((pattern) => {
    const [, not = '', path = pattern] = /^(!?)(?:\.\/)?(.*)$/.exec(pattern) ?? [];
    return `${not}./${isPattern(path) && !/[*?{]/.test(path) ? `${path}/**` : path}`;
  });
}

/** Rslib takes a path without `./` for the name of a package. */
export function relative(file: string): string {
  return /^(?:\.{0,2}\/|[a-z]:)/i.test(file) ? file : `./${file}`;
}

/** The folder that all files are in, with a slash at its end. Its path is not part of output names. */
export function commonFolder(files: readonly string[]): string {
  const [first = [], ...others] = files.map((file) => file.split('/').slice(0, -1));
  const shared = first.filter((_, at) =>
    others.every((folders) => first.slice(0, at + 1).every((name, index) => folders[index] === name)),
  );
  return shared.length === 0 ? '' : `${shared.join('/')}/`;
}
