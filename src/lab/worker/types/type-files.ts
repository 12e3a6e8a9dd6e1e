import type { ServedFile, ServedPackage } from '../../model/served-package.ts';
import { loadServed } from '../served/load-served.ts';
import { COMPILER_FOLDER } from './compiler-system.ts';

/** Filled in when the worker is bundled. */
declare const __LANGUAGE__: ServedFile;
declare const __TYPES__: readonly ServedPackage[];

type Files = ReadonlyMap<string, string>;

const served = new Map(__TYPES__.map((one) => [one.name, one]));
/** What was loaded stays: only this worker's own files are in it. */
const loaded = new Map<string, Promise<Files>>();

/** True if all types of the package are here. */
export function hasTypes(name: string): boolean {
  return served.get(name)?.isPartial === false;
}

/** The declarations of the language and of browsers. */
export function languageFiles(): Promise<Files> {
  return filesOf(__LANGUAGE__, COMPILER_FOLDER);
}

/** The declarations of packages, with those of the packages that they import. */
export async function typeFiles(names: Iterable<string>): Promise<Files> {
  const all = [...withDependencies(names)].flatMap((name) => served.get(name) ?? []);
  const parts = await Promise.all(all.map((one) => filesOf(one, `/node_modules/${one.name}`)));
  return new Map(parts.flatMap((part) => [...part]));
}

function withDependencies(names: Iterable<string>, known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    withDependencies(served.get(name)?.dependencies ?? [], known);
  }
  return known;
}

function filesOf(file: ServedFile, folder: string): Promise<Files> {
  const known = loaded.get(file.name);
  if (known) return known;
  const loading = loadServed(file).then((content) => {
    const texts = Object.entries(JSON.parse(content) as Record<string, string>);
    return new Map(texts.map(([path, text]) => [`${folder}/${path}`, text]));
  });
  loaded.set(file.name, loading);
  loading.catch(() => loaded.delete(file.name));
  return loading;
}
