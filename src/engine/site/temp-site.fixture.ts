import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Problem, placeOf, sortProblems } from '../../model/problem.ts';
import type { StaticComponentCall, StaticComponentChild } from '../../model/render.ts';
import { createHighlighter } from '../page/code/highlighter.ts';
import { siteConfigSchema } from '../config/schema.ts';
import { type SiteConfigInput } from '../config/site-settings.ts';
import { scanSite } from './scan-site.ts';
import { type CompiledPage, compilePage } from '../page/compile-page.ts';
import { renderNodes } from '../page/render-nodes.ts';
import type { FileScope } from '../page/context/scope.ts';
import type { SiteContext } from '../page/context/site-context.ts';
import type { Extension } from './extension.ts';

/** File contents by path below the site folder, such as `docs/index.mdx`. */
export type SiteFiles = Record<string, string | Uint8Array>;

export interface TempSite {
  siteDir: string;
  docsDir: string;
  context: SiteContext;
  compile(relativePath: string): Promise<CompiledPage>;
}

// Not inside a test: this is slow on a busy machine, and only tests have a time limit.
const highlighter = createHighlighter();
await highlighter.load(['ts']);

/** Creates a site in a temporary folder. */
export function tempSite(
  files: SiteFiles = {},
  settings: Partial<SiteConfigInput> = {},
  extensions: readonly Extension[] = [],
): TempSite {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const docsDir = path.join(siteDir, 'docs');
  mkdirSync(docsDir);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const { context, pages } = scanSite(
    {
      siteDir,
      docsDir,
      configFile: path.join(siteDir, 'site.config.ts'),
      config: siteConfigSchema.parse({
        title: 'T',
        extensions: extensions.flatMap(({ name }) => name ?? []),
        ...settings,
      }),
      dependencies: [],
    },
    highlighter,
    { extensions },
  );
  return {
    siteDir,
    docsDir,
    context,
    compile(relativePath) {
      const source = pages.find((page) => page.relativePath === relativePath);
      if (source === undefined) throw new Error(`There is no page ${relativePath}.`);
      return compilePage(source, context);
    },
  };
}

/** Compiles `docs/page.mdx` of a site with the given other files. */
export async function compileMdx(
  source: string | Uint8Array,
  files: SiteFiles = {},
  settings: Partial<SiteConfigInput> = {},
  extensions: readonly Extension[] = [],
): Promise<CompiledPage> {
  const site = tempSite({ ...files, 'docs/page.mdx': source }, settings, extensions);
  return site.compile('page.mdx');
}

/** Compiles `docs/page.md`. */
export async function compileMd(source: string, files: SiteFiles = {}): Promise<CompiledPage> {
  const site = tempSite({ ...files, 'docs/page.md': source });
  return site.compile('page.md');
}

/** The static HTML of each run of a page; a component becomes an element with its name. */
export function runsHtml({ runs }: CompiledPage): string[] {
  return runs.map(({ nodes }) => renderNodes(nodes, renderComponent));
}

export function renderComponent(
  { name, props }: StaticComponentCall,
  children: StaticComponentChild[],
): string {
  const inner = children.map((child) =>
    'html' in child ? child.html : renderComponent(child.component, child.children),
  );
  return `<${name} ${JSON.stringify(props)}>${inner.join('')}</${name}>`;
}

/** Expects a page without React parts, and fails for any other. */
export function staticHtml(page: CompiledPage): string {
  if (page.module !== undefined) throw new Error(`The page has a module:\n${page.module}`);
  return runsHtml(page).join('');
}

/** Location and message of each problem, sorted by location. */
export function problemTexts(problems: readonly Problem[]): string[] {
  return sortProblems(problems).map((problem) => `${placeOf(problem)} ${problem.what}`);
}

/** For functions that need a scope without compiling the file. */
export function scopeOf(site: TempSite, relativePath = 'page.mdx', pageRoute = '/page'): FileScope {
  return {
    file: path.join(site.docsDir, relativePath),
    name: `docs/${relativePath}`,
    pageRoute,
    problems: [],
    links: [],
    assets: [],
    scripts: new Set(),
    dependencies: new Set(),
    unrepeatable: new Set(),
    localNames: new Set(),
    idPrefix: '',
  };
}
