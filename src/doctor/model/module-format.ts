import { isRecord, textOf } from './package.ts';
import type { PackageFiles } from './package.ts';

export type Format = 'esm' | 'cjs';

const SCRIPT = /\.[cm]?jsx?$/;
const DECLARATION = /\.d\.(?:[cm]?ts|[^./]+\.ts)$/;

export const isScript = (name: string): boolean => SCRIPT.test(name);
export const isDeclaration = (name: string): boolean => DECLARATION.test(name);

/** Returns how Node.js loads a script, or TypeScript a declaration file: the extension decides, then the nearest `type`. */
export function formatOf(name: string, files: PackageFiles): Format {
  if (/\.m[jt]sx?$/.test(name)) return 'esm';
  if (/\.c[jt]sx?$/.test(name)) return 'cjs';
  const parts = name.split('/').slice(0, -1);
  for (let depth = parts.length; depth >= 0; depth--) {
    const nearest = textOf(files, [...parts.slice(0, depth), 'package.json'].join('/'));
    if (nearest !== undefined) return typeIn(nearest) === 'module' ? 'esm' : 'cjs';
  }
  return 'cjs';
}

function typeIn(text: string): unknown {
  try {
    const manifest: unknown = JSON.parse(text);
    return isRecord(manifest) ? manifest['type'] : undefined;
  } catch {
    return undefined;
  }
}
