import { isDeclaration, isScript } from '../../model/module-format.ts';
import { fileName } from '../../model/package.ts';
import type { PackageFiles } from '../../model/package.ts';

/** Where builds usually write, the most usual first; the root of the package comes last. */
const FOLDERS = ['dist', 'lib', 'build', 'out', 'es', 'esm', 'dist/esm', 'dist/es', 'cjs', 'dist/cjs', ''];
const SCRIPTS = ['.mjs', '.js', '.cjs'];
const DECLARATIONS = ['.d.ts', '.d.mts', '.d.cts'];

/** The scripts that an entry point most likely means: those with the stem of a named one, or a usual name. */
export function scriptsOf(entry: string, named: readonly string[], files: PackageFiles): string[] {
  const existing = named.filter((name) => files.has(name) && isScript(name));
  const stems = named.filter((name) => isScript(name) || isDeclaration(name)).map(stemOf);
  const short = entry === '.' ? 'index' : fileName(entry);
  const usual = FOLDERS.flatMap((folder) =>
    [short, `${short}/index`].map((name) => (folder === '' ? name : `${folder}/${name}`)),
  );
  const withStem = stems.flatMap((stem) => SCRIPTS.map((end) => stem + end));
  const found = [...existing, ...withStem].filter((name) => files.has(name));
  if (found.length > 0) return [...new Set(found)];
  const stem = usual.find((each) => SCRIPTS.some((end) => files.has(each + end)));
  return stem === undefined ? [] : SCRIPTS.map((end) => stem + end).filter((name) => files.has(name));
}

/** The file that a target without an extension, or with a wrong one, most likely means. */
export function existingFile(target: string, files: PackageFiles): string | undefined {
  const name = fileName(target);
  const tried = [name, `${name}.js`, `${name}/index.js`, ...SCRIPTS.map((end) => stemOf(name) + end)];
  return tried.find((each) => files.has(each));
}

/** The declaration file that a target most likely means. */
export function existingDeclaration(target: string, files: PackageFiles): string | undefined {
  const name = fileName(target);
  return [name, ...DECLARATIONS.map((end) => stemOf(name) + end)].find((each) => files.has(each));
}

function stemOf(name: string): string {
  return name.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
}
