import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

declare const __ENGINE_ROOT__: string;

/** Tests may do anything, and declaration files contain no code. */
const EXEMPT = /\.test\.tsx?$|\.d\.ts$/;

/** Returns the paths of all code in src, with slashes. */
export function sourceFiles(): string[] {
  return readdirSync(path.join(__ENGINE_ROOT__, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !EXEMPT.test(file));
}

export function codeOf(file: string): string {
  return readFileSync(path.join(__ENGINE_ROOT__, file), 'utf8');
}
