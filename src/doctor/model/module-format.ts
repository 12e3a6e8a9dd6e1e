import { isRecord, textOf } from './package.ts';
import type { PackageFiles } from './package.ts';

export type Format = 'esm' | 'cjs';

const SCRIPT = /\.[cm]?jsx?$/;
const DECLARATION = /\.d\.(?:[cm]?ts|[^./]+\.ts)$/;

export const isScript = (name: string): boolean => SCRIPT.test(name);
export const isDeclaration = (name: string): boolean => DECLARATION.test(name);

/** How Node.js loads a script, or TypeScript a declaration file: the extension decides, then the nearest `type`. */
export function formatOf(name: string, files: PackageFiles): Format {
  if (/\.m[jt]sx?$/.test(name)) return 'esm';
  if (/\.c[jt]sx?$/.test(name)) return 'cjs';
  return formatIn(name.split('/').slice(0, -1), files);
}

/** The format of each folder, because parsing a package.json of ten thousand entry points for each of them takes minutes. */
const formats = new WeakMap<PackageFiles, Map<string, Format>>();

function formatIn(folder: readonly string[], files: PackageFiles): Format {
  const known = formats.get(files) ?? new Map<string, Format>();
  formats.set(files, known);
  const key = folder.join('/');
  const format = known.get(key) ?? nearestType(folder, files);
  known.set(key, format);
  return format;
}

function nearestType(folder: readonly string[], files: PackageFiles): Format {
  const nearest = textOf(files, [...folder, 'package.json'].join('/'));
  if (nearest !== undefined) return typeIn(nearest) === 'module' ? 'esm' : 'cjs';
  return folder.length === 0 ? 'cjs' : formatIn(folder.slice(0, -1), files);
}

function typeIn(text: string): unknown {
  try {
    const manifest: unknown = JSON.parse(text);
    return isRecord(manifest) ? manifest['type'] : undefined;
  } catch {
    return undefined;
  }
}
