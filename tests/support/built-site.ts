import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFile } from '../../src/engine/content/page-file.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The real site, as `npm run build` wrote it. */
export const distDir = path.join(projectRoot, 'dist');

export function routesOf(dir: string): string[] {
  return (JSON.parse(readFileSync(path.join(dir, '_site.json'), 'utf8')) as { routes: string[] }).routes;
}

/** Checks whether the app shows a page and what it links to without loading a document: all but pages with scripts of their own. */
export const isInApp = (html: string): boolean => !/ data-entry="[^"]/.test(html);

export function routesInApp(dir: string): string[] {
  return routesOf(dir).filter((route) =>
    isInApp(readFileSync(path.join(dir, pageFile(route, '.html')), 'utf8')),
  );
}

export interface BuiltFile {
  /** Relative to the site, with slashes. */
  name: string;
  content: Buffer;
}

export function filesOf(dir: string): BuiltFile[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      name: path.relative(dir, file).replaceAll('\\', '/'),
      content: readFileSync(file),
    }));
}

export function htmlFilesOf(dir: string): { name: string; html: string }[] {
  return filesOf(dir)
    .filter(({ name }) => name.endsWith('.html'))
    .map(({ name, content }) => ({ name, html: content.toString() }));
}
