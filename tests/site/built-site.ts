import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Window } from 'happy-dom';
import { inject, vi } from 'vitest';
import { type Problem, ProblemError, sortProblems, uniqueProblems } from '../../src/model/problem.ts';
import { type BuildOptions, buildSite } from '../../src/engine/output/build-site.ts';
import { siteExtensions } from '../../src/cli/site-extensions.ts';

// All builds of a test file share one highlighter; a hundred builds would create a hundred grammar engines.
vi.mock(import('../../src/engine/page/code/highlighter.ts'), async (importOriginal) => {
  const { createHighlighter, ...rest } = await importOriginal();
  const highlighter = createHighlighter();
  return { ...rest, createHighlighter: () => highlighter };
});

declare const __ENGINE_ROOT__: string;

/** Files by path below the site folder, such as `docs/index.mdx`. */
export type SiteFiles = Record<string, string | Uint8Array>;

export interface BuiltSite {
  outDir: string;
  /** Warnings only; errors throw. */
  problems: Problem[];
  read: (file: string) => string;
  /** Parses a file in the output folder. Treat the document as read-only. */
  page: (file: string) => Document;
  /** Returns every file, sorted, with forward slashes. */
  files: () => string[];
}

const cacheDir = path.join(__ENGINE_ROOT__, 'node_modules/.cache/stillpage');

export const emptyCache = () => mkdtempSync(path.join(inject('caches'), 'cache-'));

export const tempFolder = () => mkdtempSync(path.join(os.tmpdir(), 'site-'));

export function fixtureDir(name: string): string {
  return path.join(__ENGINE_ROOT__, 'tests/fixtures', name);
}

/** Copies a fixture into a temporary folder and overwrites some of its files. */
export function fixtureWith(name: string, files: SiteFiles): string {
  const folder = tempFolder();
  cpSync(fixtureDir(name), folder, { recursive: true });
  writeFiles(folder, files);
  return folder;
}

/** Creates a site from these files, a configuration and a home page. */
export function siteWith(files: SiteFiles): string {
  const folder = tempFolder();
  const needed = { 'site.config.ts': "export default { title: 'T' };\n", 'docs/index.mdx': '# Home\n' };
  writeFiles(folder, { ...needed, ...files });
  return folder;
}

function writeFiles(folder: string, files: SiteFiles): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

export async function build(
  siteDir: string,
  options: Partial<Omit<BuildOptions, 'siteDir' | 'outDir'>> = {},
): Promise<BuiltSite> {
  // The test runner's value would put React's development build into the site.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SITE_URL', undefined);
  const outDir = path.join(tempFolder(), 'out');
  const { problems } = await buildSite({
    engineRoot: __ENGINE_ROOT__,
    extensions: siteExtensions(__ENGINE_ROOT__),
    siteDir,
    outDir,
    cacheDir,
    onStep: () => undefined,
    ...options,
  });
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const documents = new Map<string, Document>();
  const page = (file: string) => {
    const document = documents.get(file) ?? parseHtml(read(file));
    documents.set(file, document);
    return document;
  };
  return { outDir, problems, read, page, files: () => filesBelow(outDir) };
}

/** Returns all problems of a build in print order, whether it fails or not. */
export async function problemsOf(siteDir: string): Promise<Problem[]> {
  const problems = await build(siteDir).then(
    (site) => site.problems,
    (error: unknown) => {
      if (error instanceof ProblemError) return error.problems;
      throw error;
    },
  );
  return sortProblems(uniqueProblems(problems));
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

const { DOMParser } = new Window();

function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}
