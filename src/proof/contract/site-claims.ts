import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadConfiguration } from '../../engine/config/load.ts';
import { EXAMPLES, examplesFolder } from '../../engine/content/examples-folder.ts';
import { pageFormat } from '../../engine/content/page-file.ts';
import { scanDocs } from '../../engine/content/scan.ts';
import type { SourceFile } from '../../engine/content/scan.ts';
import { relativePath } from '../../engine/files/display-path.ts';
import { pageStatements } from './claims.ts';
import type { Claim, Statements } from './claims.ts';
import type { DeclaredOption } from '../declared/declared-options.ts';
import type { Unjudged } from './findings.ts';
import { claimsOfRows } from './row-claims.ts';

/** What the pages of a site state about the release of its examples. */
export interface SiteStatements {
  siteDir: string;
  pages: readonly SourceFile[];
  /** Of the pages and of the files that they include, which make statements too, but have no route. */
  statements: readonly Statements[];
}

/** Reads all pages, or those below a folder of routes such as `/config/`. */
export async function siteStatements(siteDir: string, below = '/'): Promise<SiteStatements> {
  const loaded = await loadConfiguration(siteDir, {});
  const folderOf = examplesFolder(loaded.config);
  // Pages of a version with examples of its own are about another release.
  const isAboutThis = (file: string): boolean => folderOf(relativePath(loaded.docsDir, file)) === EXAMPLES;
  const all = scanDocs(loaded.docsDir, loaded.config, loaded.siteDir).pages;
  const pages = all.filter(({ file, routePath }) => routePath.startsWith(below) && isAboutThis(file));
  const fragments = below === '/' ? fragmentFiles(loaded.docsDir, all).filter(isAboutThis) : [];
  return {
    siteDir: loaded.siteDir,
    pages,
    statements: [...pages, ...fragments.map((file) => ({ file, routePath: '' }))].map((page) =>
      pageStatements(page, loaded.siteDir),
    ),
  };
}

function fragmentFiles(docsDir: string, pages: readonly SourceFile[]): string[] {
  const isPage = new Set(pages.map(({ file }) => file));
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => pageFormat(name) !== undefined && !name.startsWith('public'))
    .map((name) => path.join(docsDir, name))
    .filter((file) => !isPage.has(file));
}

/** The statements of tags, and with those of tables; and the rows that may be about another tool. */
export function claimsIn(
  statements: readonly Statements[],
  options: readonly DeclaredOption[],
): { claims: Claim[]; all: Claim[]; unjudged: Unjudged[] } {
  const claims = statements.flatMap((page) => page.claims);
  const tables = statements.map((page) => claimsOfRows(page.rows, options, page));
  return {
    claims,
    all: [...claims, ...tables.flatMap((table) => table.claims)],
    unjudged: tables.flatMap((table) => table.unjudged),
  };
}
