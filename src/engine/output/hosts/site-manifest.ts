import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MessageError } from '../../../model/message-error.ts';
import type { HeaderRule } from '../../../model/path-headers.ts';
import { SITE_MANIFEST } from '../../site/written-files.ts';
import type { Assets } from './caching.ts';

export interface SiteManifest extends Assets {
  /** Starts and ends with a slash. */
  base: string;
  /** Canonical routes, decoded and without the base: `/`, `/guide/start/`, `/guide/start/quick-start`. */
  routes: string[];
  /** Where former paths lead, as in the settings. */
  redirects?: Readonly<Record<string, string>> | undefined;
  langs: string[];
  defaultLang: string;
  versions: string[];
  defaultVersion: string;
  /** Value of the Content-Security-Policy header, with the hashes of this build. */
  csp: string;
  /** Response headers of individual paths. */
  headers: readonly HeaderRule[];
}

/** Thrown for a folder without a complete build. */
export class NoBuiltSiteError extends MessageError {}

export function readSiteManifest(dir: string): SiteManifest {
  let text: string;
  try {
    text = readFileSync(path.join(dir, SITE_MANIFEST), 'utf8');
  } catch {
    throw new NoBuiltSiteError(`There is no built site in ${dir}. Build it first with: npm run build`);
  }
  return JSON.parse(text) as SiteManifest;
}

/** Checks whether a build has written a folder. */
export function isBuiltSite(dir: string): boolean {
  try {
    return Array.isArray(readSiteManifest(dir).routes);
  } catch {
    return false;
  }
}
