import { accessSync, constants, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { docsFolder } from '../config/load.ts';
import { PUBLIC_FOLDER } from '../content/public-files.ts';
import { isBelow } from '../files/is-inside.ts';
import { isBuiltSite } from './hosts/site-manifest.ts';
import { LAST_SITES, OutFolderError, replacedNames } from './replace-contents.ts';

export interface Sources {
  engineRoot: string;
  siteDir: string;
  docsDir?: string | undefined;
}

/** Number of names in a message. */
const SHOWN = 3;

/**
 * The folder to write a site to, with its links resolved. A build replaces everything in that folder, so it must be
 * new, empty or the output of another build, and have no part in what this site is made from.
 */
export function outFolder(outDir: string, sources: Sources): string {
  const folder = realPath(path.resolve(outDir));
  const why = unsafe(folder, sources) ?? unusable(folder) ?? foreign(folder);
  if (why !== undefined) throw new OutFolderError(folder, why, 'Choose another folder with --out.');
  return folder;
}

function unsafe(folder: string, { engineRoot, siteDir, docsDir }: Sources): string | undefined {
  const docs = docsFolder(siteDir, docsDir);
  // The public folder may be a link to another place.
  const pages = [docs, path.join(docs, PUBLIC_FOLDER)].map(realPath);
  const engine = realPath(engineRoot);
  const contains = (source: string) => isBelow(source, folder);
  const isPartOf = (source: string) => isBelow(folder, source);
  if ([realPath(path.resolve(siteDir)), ...pages].some(contains))
    return 'The sources of the site are in it, and would be deleted.';
  if (contains(engine)) return 'The program that builds the site is in it, and would be deleted.';
  if (pages.some(isPartOf)) return 'It is among the pages of the site, so the next build would publish it.';
  if (isPartOf(path.join(engine, 'src')))
    return 'It is among the sources of the program that builds the site.';
  return undefined;
}

function unusable(folder: string): string | undefined {
  const found = firstThere(folder);
  if (!existsSync(found)) return `${found} is a link that leads nowhere.`;
  if (!statSync(found).isDirectory()) return `${found} is a file.`;
  try {
    accessSync(found, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return `Its files cannot be changed: ${found} allows you no access, or is read-only.`;
  }
}

/** Describes what a folder contains if no build has written it. */
function foreign(folder: string): string | undefined {
  if (firstThere(folder) !== folder) return undefined;
  if (['', ...LAST_SITES].some((name) => isBuiltSite(path.join(folder, name)))) return undefined;
  const names = replacedNames(readdirSync(folder)).sort();
  const more = names.length - SHOWN;
  const shown = [...names.slice(0, SHOWN), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return names.length === 0
    ? undefined
    : `It has files that no build has written, and that would be deleted: ${shown}.`;
}

/** Resolves the links of the part of a path that exists, in the spelling of the file system. */
function realPath(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    const parent = path.dirname(file);
    return parent === file ? file : path.join(realPath(parent), path.basename(file));
  }
}

/** The file or folder itself, or the nearest folder above it that exists. */
function firstThere(file: string): string {
  try {
    lstatSync(file);
    return file;
  } catch {
    // Missing, or below a file.
    return firstThere(path.dirname(file));
  }
}
