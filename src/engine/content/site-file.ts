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
  if (engineFiles.has(fileName(address))) return true;
  const file = publicFile(address, docsDir);
  // existsSync is false for names no file can have, where statSync would throw.
  return existsSync(file) && statSync(file).isFile();
}

/** Where a file at a URL would be in `docs/public`. */
export function publicFile(address: string, docsDir: string): string {
  return path.join(docsDir, PUBLIC_FOLDER, fileName(address));
}

function fileName(address: string): string {
  return path.posix.normalize(decodeSafely(address)).replace(/^\/+/, '');
}

/** Checks whether a URL can only be a file: pages have no extension, or that of their source. */
export function looksLikeFile(address: string): boolean {
  return /\.(?!html$|mdx?$)[a-z][a-z\d]*$/i.test(address);
}

/** Makes an address readable in a message: letters beyond ASCII are not escaped, whatever else is. */
export function readable(address: string): string {
  return address.replaceAll(/(?:%[89a-f][\da-f])+/gi, decodeSafely);
}

export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
