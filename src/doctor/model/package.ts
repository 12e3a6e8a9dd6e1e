import type { Finding } from './finding.ts';

/** The files of a package by name, such as `dist/index.js`, in the order in which they were read. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

/** A `package.json` as it was parsed: no field has the type that it should have until somebody looked. */
export type Manifest = Readonly<Record<string, unknown>>;

/** What was read: everything that a checker needs, and what could not be read. */
export interface ReadPackage {
  files: PackageFiles;
  /** A folder may contain what a package manager still rewrites, such as `workspace:` ranges. */
  origin: 'tarball' | 'folder';
  /** Files of the folder that do not get packed, as far as they matter: sources, and those that package.json names. */
  left: PackageFiles;
  /** What was refused or is missing, as findings. */
  findings: Finding[];
}

/** A package with its manifest. */
export interface Package extends ReadPackage {
  name: string;
  version: string;
  manifest: Manifest;
}

const decoder = new TextDecoder();

/** Undefined if the package does not have the file. */
export function textOf(files: PackageFiles, name: string): string | undefined {
  const bytes = files.get(name);
  return bytes && decoder.decode(bytes);
}

/** Says whether a value is an object with keys, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The keys and values of a field that should be an object of strings, without those that are not. */
export function stringsOf(manifest: Manifest, field: string): Record<string, string> {
  const value = manifest[field];
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The name of a file as `files` has it: `./dist//index.js` is `dist/index.js`. */
export function fileName(target: string): string {
  return target
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/** Resolves a relative path from a folder of the package. */
export function pathFrom(folder: readonly string[], path: string): string {
  const parts = [...folder];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** Makes text safe to show: control characters and signs that change the direction of text become escapes. */
export function visible(text: string): string {
  return text.replaceAll(INVISIBLE, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Makes JSON safe to show without changing what it says; its lines stay. */
export function visibleJson(json: string): string {
  const escaped = (sign: string) =>
    Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at).toString(16).padStart(4, '0'));
  return json.replaceAll(INVISIBLE, (sign) =>
    sign === '\n'
      ? sign
      : escaped(sign)
          .map((digits) => `\\u${digits}`)
          .join(''),
  );
}

/** Makes a name safe to show, as {@link visible} does, and no longer than a line. */
export function shown(name: string): string {
  const text = visible(name);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const MOST_SHOWN = 120;
