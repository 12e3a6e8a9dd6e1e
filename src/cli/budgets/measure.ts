import { ENTRY, FONT_FILES, MODULE, NO_ZOOM, SEARCH, TYPE } from '../../model/document.ts';
import { DESK } from '../../desk/model/document.ts';
import { DOCTOR } from '../../doctor/model/document.ts';
import { LAB } from '../../lab/model/document.ts';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { metaPolicy } from '../../engine/output/documents/content-policy.ts';
import { policyTag } from '../../engine/output/documents/document-html.ts';

export function brotliSize(content: string | Buffer, quality = 11): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** The page as it is without `--meta-policy`, because the other budgets apply to every build alike. */
export function withoutPolicy(html: string): string {
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
}

/** Weighs what `--meta-policy` adds to a page, whether or not the build used it. */
export function policyWeight(html: string, csp: string): number {
  const page = withoutPolicy(html);
  const charset = '<meta charset="utf-8">';
  return brotliSize(page.replace(charset, () => charset + policyTag(metaPolicy(csp)))) - brotliSize(page);
}

/** Parts of a document that have a limit of their own. */
export interface PageParts {
  css: string;
  /** The document without its article and without its stylesheet. */
  outsideArticle: string;
}

const ENTRY_SOURCE = new RegExp(`<script[^>]* src="([^"]+)"[^>]* ${ENTRY}\\b`, 'g');
const STYLES = /<style[^>]*>(.*?)<\/style>/gs;

export function partsOf(html: string): PageParts {
  const css = [...html.matchAll(STYLES)].map(([, rules = '']) => rules).join('');
  const outsideArticle = html.replaceAll(STYLES, '').replace(/<article.*<\/article>/s, '');
  return { css, outsideArticle };
}

/**
 * Lists what the app imports while somebody reads a page to its end and touches nothing, each with the pages on which it
 * does. `tests/e2e/reading-visit.spec.ts` compares this with what a browser requests.
 */
const LOADED_BY_ITSELF: readonly { chunk: string; on: RegExp }[] = [
  { chunk: 'start-app', on: /./ },
  { chunk: 'after-start', on: /./ },
  { chunk: 'CodeTools', on: / class="(?:code|tree)[ "]/ },
  { chunk: 'show-explorer', on: / class="explorer[ "]/ },
  { chunk: 'Releases', on: / class="releases[ "]/ },
  // Images of the home page are not in its text.
  {
    chunk: 'Zoom',
    on: new RegExp(`<article class="prose"(?:(?!</article>).)*<img (?![^>]*${NO_ZOOM})`, 's'),
  },
  { chunk: 'Suggestions', on: new RegExp(`${TYPE}="404"`) },
];

/**
 * The scripts that reading a page loads: those in its document, what they import, and what the app loads by itself.
 * Leaves out what a reader has to ask for, and the script of the lab, whose weight is a limit of its own.
 */
export function scriptsOf(html: string, outDir: string, base: string): string[] {
  const own = labManifestOf(html, base) === undefined ? /<script[^>]* src="([^"]+)"/g : ENTRY_SOURCE;
  const module = new RegExp(` ${MODULE}="([^"]+)"`).exec(html)?.[1];
  const urls = [...html.matchAll(own)].flatMap(([, url]) => url ?? []).concat(module ?? []);
  const chunks = LOADED_BY_ITSELF.filter(({ on }) => on.test(html)).map(({ chunk }) => chunk);
  const imports = new RegExp(
    `\\b(?:from\\s*|import\\s*|import\\((?=["'\`]\\./(?:${chunks.join('|')})-))["'\`](\\.[^"'\`]+\\.js)["'\`]`,
    'g',
  );
  const found = new Set<string>();
  for (const url of urls) addWithImports(url.slice(base.length), outDir, found, imports);
  return [...found];
}

/** The fonts of a page, or of the pages after it where the host is far away. */
export function fontsOf(html: string, base: string): string[] {
  const files = new RegExp(` ${FONT_FILES}="([^"]+)"`).exec(html)?.[1]?.split(' ') ?? [];
  return files.map((url) => url.slice(base.length));
}

/** The file that names the search index of a page, and the first file of that, if the site has an embedded one. */
export function searchIndexOf(
  html: string,
  outDir: string,
  base: string,
): { address: string; names: string } | undefined {
  const settings = new RegExp(` ${SEARCH}="([^"]*)"`).exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '{}';
  const address = (JSON.parse(settings) as { index?: string }).index?.slice(base.length);
  if (address === undefined) return undefined;
  const names = JSON.parse(readFileSync(path.join(outDir, address), 'utf8')) as string;
  return { address, names: path.posix.join(path.posix.dirname(address), names) };
}

/**
 * The scripts that a page loads in addition between opening the search and its first results: the dialog with its
 * imports, and the worker with the engine.
 */
export function searchScriptsOf(html: string, outDir: string, base: string): string[] {
  const loaded = scriptsOf(html, outDir, base);
  const found = new Set(loaded);
  const assets = readdirSync(path.join(outDir, 'assets')).map((name) => `assets/${name}`);
  for (const file of assets) {
    if (/\/(?:open-dialog|worker)-[\w-]+\.js$/.test(file)) addWithImports(file, outDir, found);
  }
  return [...found].filter((file) => !loaded.includes(file));
}

function addWithImports(file: string, outDir: string, found: Set<string>, pattern = STATIC_IMPORT): void {
  if (found.has(file)) return;
  found.add(file);
  const code = readFileSync(path.join(outDir, file), 'utf8');
  for (const [, target = ''] of code.matchAll(pattern))
    addWithImports(path.posix.join(path.posix.dirname(file), target), outDir, found, pattern);
}

/** In minified code. What is in a text, such as advice about imports, has a space. */
const STATIC_IMPORT = /\b(?:from|import)["'`](\.[^"'`]+\.js)["'`]/g;
export function htmlFiles(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The file that says what the lab of a page loads; undefined for a page without a lab. */
export function labManifestOf(html: string, base: string): string | undefined {
  return new RegExp(` ${LAB}="([^"]+)"`).exec(html)?.[1]?.slice(base.length);
}

/** What the lab loads when it starts for the first time, and what TypeScript adds if a reader asks for it. */
export interface LabWeight {
  transferSize: number;
  typesSize: number;
}

/** In bytes. Compressing the files of the lab again would take as long as the build. */
export function labWeight(manifest: string): LabWeight {
  return JSON.parse(readFileSync(manifest, 'utf8')) as LabWeight;
}

/**
 * The bytes that the first package loads on a page with the doctor: the worker, as it is served, and the scripts of
 * the page beside the app.
 */
export function doctorWeight(html: string, outDir: string, base: string): number | undefined {
  const parts = new RegExp(` ${DOCTOR}="([^"]+)"`).exec(html)?.[1]?.replaceAll('&quot;', '"');
  if (parts === undefined) return undefined;
  const { transferSize } = JSON.parse(parts) as { transferSize: number };
  return transferSize + weightWith(/^PackageReport-.*\.js$/, html, outDir, base);
}

/** The bytes that the first configuration loads on the page of the migration desk: its scripts, the result, the worker. */
export function deskWeight(html: string, outDir: string, base: string): number | undefined {
  if (!html.includes(` ${DESK}="`)) return undefined;
  return weightWith(/^(?:Outcome|desk-worker)-.*\.js$/, html, outDir, base);
}

/** The scripts of a page, and those that its instrument loads on demand. */
function weightWith(onDemand: RegExp, html: string, outDir: string, base: string): number {
  const files = new Set(scriptsOf(html, outDir, base));
  for (const name of readdirSync(path.join(outDir, 'assets')))
    if (onDemand.test(name)) addWithImports(`assets/${name}`, outDir, files);
  return [...files].reduce((sum, file) => sum + brotliSize(readFileSync(path.join(outDir, file))), 0);
}
