import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_FOLDER } from './public-files.ts';

/** Where the files of a site come from that have an address and are not pages. */
export interface FileSources {
  docsDir: string;
  /** Names that the build writes, as `llms.txt`. */
  engineFiles: ReadonlySet<string>;
}

/** Whether the built site has a file at an address such as `/logo.svg`; `docs/public` or the build brings it. */
export function isSiteFile(address: string, { docsDir, engineFiles }: FileSources): boolean {
  const name = path.posix.normalize(decodeSafely(address)).replace(/^\/+/, '');
  if (engineFiles.has(name)) return true;
  const file = path.join(docsDir, PUBLIC_FOLDER, name);
  // The first is false for names that no file can have; the second would throw.
  return existsSync(file) && statSync(file).isFile();
}

/** Whether an address can only mean a file: pages have no ending, or one of their sources. */
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
