import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_FOLDER } from './public-files.ts';

/** Sources of files that have a URL but are not pages. */
export interface FileSources {
  docsDir: string;
  /** Names of files the build writes, such as `llms.txt`. */
  engineFiles: ReadonlySet<string>;
}

/** Checks whether the built site has a file at a URL such as `/logo.svg`, from `docs/public` or from the build. */
export function isSiteFile(address: string, { docsDir, engineFiles }: FileSources): boolean {
  const name = path.posix.normalize(decodeSafely(address)).replace(/^\/+/, '');
  if (engineFiles.has(name)) return true;
  const file = path.join(docsDir, PUBLIC_FOLDER, name);
  // existsSync is false for names no file can have, where statSync would throw.
  return existsSync(file) && statSync(file).isFile();
}

/** Checks whether a URL can only be a file: pages have no extension, or that of their source. */
export function looksLikeFile(address: string): boolean {
  return /\.(?!html$|mdx?$)[a-z][a-z\d]*$/i.test(address);
}

export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
