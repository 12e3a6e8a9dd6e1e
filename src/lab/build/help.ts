import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import { declarationFiles } from '../../proof/declared/declaration-files.ts';
import { declaredOptions } from '../../proof/declared/declared-options.ts';
import type { HelpFile, KnownError } from '../model/help-file.ts';

const OPTION_FOLDERS = ['config/lib', 'config/rsbuild'];
const ERROR_FOLDER = 'guide/faq';
/** The error index and the pages that it leads to, such as `source-errors.mdx`. */
const ERROR_PAGE = /errors\.mdx$/;
const HEADING = /^#{2,4} (.+?)(?: \{#([\w-]+)\})?$/;
const OPTION_TAG = /^<Option name="([\w.]+)"/;
/** A heading that names options: `output.target`, or several with commas. */
const OPTION_HEADING = /^(?:\w+(?:\.\w+)+)(?:, \w+(?:\.\w+)+)*$/;

/** Collects what the lab can explain, with the files it was read from. */
export function labHelp(docsDir: string, examplesDir: string): { help: HelpFile; sources: string[] } {
  const pages = OPTION_FOLDERS.flatMap((folder) => pagesIn(docsDir, folder));
  const errorPages = pagesIn(docsDir, ERROR_FOLDER).filter((file) => ERROR_PAGE.test(file));
  const help = {
    options: declaredNames(examplesDir),
    pages: Object.fromEntries(pages.flatMap((file) => optionsOn(file, docsDir))),
    errors: errorPages.flatMap((file) => errorsOn(file, docsDir)),
  };
  return { help, sources: [...pages, ...errorPages] };
}

/** Returns the names of all options, or none where Rslib is not installed. */
function declaredNames(examplesDir: string): string[] {
  const packageDir = path.join(examplesDir, 'node_modules/@rslib/core');
  if (!existsSync(packageDir)) return [];
  return declaredOptions(declarationFiles(packageDir)).map(({ name }) => name);
}

function pagesIn(docsDir: string, folder: string): string[] {
  const place = path.join(docsDir, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => path.join(place, name));
}

function routeOf(file: string, docsDir: string): string {
  const name = path.relative(docsDir, file).replaceAll('\\', '/');
  return `/${name.replace(/(?:index)?\.mdx$/, '')}`;
}

function optionsOn(file: string, docsDir: string): [name: string, page: string][] {
  const route = routeOf(file, docsDir);
  const found: [string, string][] = [];
  let anchor = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, title, id] = HEADING.exec(line) ?? [];
    if (title !== undefined) {
      anchor = `#${id ?? slug(title)}`;
      if (OPTION_HEADING.test(title))
        for (const name of title.split(', ')) found.push([name, route + anchor]);
    }
    const [, name] = OPTION_TAG.exec(line) ?? [];
    if (name !== undefined) found.push([name, route + anchor]);
  }
  return found;
}

/** Reads the entries of a page about errors: headings that quote a message. */
function errorsOn(file: string, docsDir: string): KnownError[] {
  const route = routeOf(file, docsDir);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, heading = '', id] = HEADING.exec(line) ?? [];
      const [, title] = /^`([^`]+)`/.exec(heading) ?? [];
      if (title === undefined || id === undefined) return [];
      // An ellipsis or a star is a part that differs from project to project.
      const parts = title.split(/…|\*/).map((part) => part.trim());
      return [{ parts: parts.filter(Boolean), title, page: `${route}#${id}` }];
    });
}
