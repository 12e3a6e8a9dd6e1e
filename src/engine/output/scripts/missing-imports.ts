import path from 'node:path';
import type { Plugin } from 'vite';
import { toPosix } from '../../files/display-path.ts';
import { spelledAs, withoutCase } from '../../files/spelling.ts';
import { MODULE_PREFIX, PACKAGE_ROOT } from './page-modules.ts';

/** An import that leads nowhere. */
export interface MissingImport {
  /** As written. */
  asked: string;
  /** The module it is in: a file, or the module of a page. */
  importer: string;
  /** The module of the page that needs it, if it is in a file. */
  page?: string | undefined;
}

interface Folders {
  engineRoot: string;
  siteDir: string;
}

/** Node and browsers refuse to import from it. */
const SCHEME = 'missing-import:';

/** Checks whether a module failed to load in Node because of an import that was reported. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && error.message.includes(`'${SCHEME}'`);
}

/**
 * Reports the imports of pages and their components that lead nowhere. The bundler would stop at the first one, so they
 * become external: the build goes on and finds the others.
 */
export function reportMissing(
  { engineRoot, siteDir }: Folders,
  onMissing: (missing: MissingImport) => void,
): Plugin {
  /** The first module that imports each module. */
  const importers = new Map<string, string>();
  const engine = `${toPosix(path.join(engineRoot, 'src'))}/`;
  return {
    name: 'missing-imports',
    enforce: 'pre',
    async resolveId(asked, importer, options) {
      if (importer === undefined || asked.startsWith('\0') || !isOfSite(importer, engine)) return undefined;
      // Throws for some imports instead of returning nothing.
      const found = await this.resolve(asked, importer, { ...options, skipSelf: true }).catch(() => null);
      if (found && !isMisspelled(asked, { importer, found: found.id, siteDir })) {
        if (!importers.has(found.id)) importers.set(found.id, importer);
        return found;
      }
      onMissing({ asked, importer: plain(importer), page: pageOf(importer, importers) });
      return { id: `${SCHEME}${asked}`, external: true };
    },
  };
}

/** Checks whether another file system would not find what this one has found, because it ignores case. */
function isMisspelled(
  asked: string,
  { importer, found, siteDir }: { importer: string; found: string; siteDir: string },
): boolean {
  if (!asked.startsWith('.') && !path.isAbsolute(asked)) return false;
  const target = path.resolve(path.dirname(plain(importer)), withoutQuery(asked));
  const file = withoutQuery(found);
  // A link may lead to a file of any name.
  if (!withoutCase(file).startsWith(withoutCase(target))) return false;
  const complete = target + file.slice(target.length);
  return (spelledAs(complete, siteDir) ?? complete) !== complete;
}

const withoutQuery = (id: string) => id.replace(/\?.*$/, '');
const plain = (id: string) => id.replace('\0', '');
const isPage = (id: string) => plain(id).startsWith(MODULE_PREFIX);

function isOfSite(importer: string, engine: string): boolean {
  const file = toPosix(importer);
  // Asked on behalf of a page, which is asked about itself.
  if (path.basename(file) === PACKAGE_ROOT) return false;
  return isPage(importer) || !(file.startsWith(engine) || file.includes('/node_modules/'));
}

/** Follows the importers of a file up to a page. */
function pageOf(file: string, importers: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let at: string | undefined = file;
  while (at !== undefined && !isPage(at) && !seen.has(at)) {
    seen.add(at);
    at = importers.get(at);
  }
  return at === undefined || at === file || !isPage(at) ? undefined : plain(at);
}
