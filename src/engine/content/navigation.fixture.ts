import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Problem, sortProblems } from '../../model/problem.ts';
import { siteConfigSchema } from '../config/schema.ts';
import { type SiteConfigInput } from '../config/site-settings.ts';
import { localeRoots, routeLocales } from './locale-roots.ts';
import { type Navigation, readNavigation } from './nav.ts';
import { scanDocs } from './scan.ts';
import type { PageInfo } from './sidebar-sources.ts';

/** Creates a docs folder for one navigation test. */
export class DocsFixture {
  readonly docsDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'nav-')), 'docs');
  /** Information from pages, by path; other pages only have a title. */
  readonly infos: Record<string, PageInfo> = {};

  /** Writes JSON files, given as text or a value, and empty pages. */
  write(files: Record<string, unknown>, ...pages: string[]): void {
    for (const [file, content] of [...Object.entries(files), ...pages.map((page) => [page, ''] as const)]) {
      mkdirSync(path.dirname(path.join(this.docsDir, file)), { recursive: true });
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
      writeFileSync(path.join(this.docsDir, file), text);
    }
  }

  /** The settings are also those of a file, for the places of problems. */
  readAll(more: Partial<SiteConfigInput> = {}): Navigation[] {
    const config = siteConfigSchema.parse({ title: 'T', ...more });
    const configFile = path.join(path.dirname(this.docsDir), 'site.config.ts');
    writeFileSync(configFile, `export default ${JSON.stringify(more, null, 2)};`);
    const { pages } = scanDocs(this.docsDir, config);
    const pageInfo = (file: string) => this.infos[file] ?? { title: `Title of ${file}` };
    const engineFiles = new Set(['llms.txt']);
    const common = { docsDir: this.docsDir, config, configFile, pages, pageInfo, engineFiles };
    const locales = routeLocales(config);
    return localeRoots(this.docsDir, config).map((root) => readNavigation({ ...common, locales, root }));
  }

  read(): Navigation {
    const [first] = this.readAll();
    if (first === undefined) throw new Error('There is no locale.');
    return first;
  }

  /** Reads a guide folder with one `_meta.json`. */
  guide(meta: unknown, ...pages: string[]): Navigation {
    this.write({ '_nav.json': '[]', 'guide/_meta.json': meta }, ...pages.map((page) => `guide/${page}`));
    return this.read();
  }

  remove(): void {
    rmSync(path.dirname(this.docsDir), { recursive: true });
  }
}

/** Location, message and fix of each problem, sorted by location. */
export function problemLines(problems: readonly Problem[]): [string, string, string | undefined][] {
  return sortProblems(problems).map(({ file, line, column, what, didYouMean, fix }) => [
    `${file}:${line}:${column}`,
    what,
    didYouMean ?? fix,
  ]);
}
