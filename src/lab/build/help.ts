import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import { declarationFiles } from '../../proof/declared/declaration-files.ts';
import { declaredOptions } from '../../proof/declared/declared-options.ts';
import type { HelpFile, KnownError } from '../model/help-file.ts';

const OPTION_FOLDERS = ['config/lib', 'config/rsbuild'];
const ERROR_FOLDER = 'guide/faq';
const DECLARATIONS = 'guide/advanced/dts.mdx';
/** The error index and the pages that it leads to, such as `source-errors.mdx`. */
const ERROR_PAGE = /errors\.mdx$/;
const HEADING = /^#{2,4} (.+?)(?: \{#([\w-]+)\})?$/;
const OPTION_TAG = /^<Option name="([\w.]+)"/;
/** A heading that names options: `output.target`, or several with commas. */
const OPTION_HEADING = /^(?:\w+(?:\.\w+)+)(?:, \w+(?:\.\w+)+)*$/;

export interface HelpPages {
  /** Folder of the pages in the language of the lab's page. */
  folder: string;
  /** The file is an absolute path. */
  routeOf(file: string): string | undefined;
}

/** Collects what the lab can explain, with the files it was read from. */
export function labHelp(
  { folder, routeOf }: HelpPages,
  examplesDir: string,
): { help: HelpFile; sources: string[] } {
  const pages = OPTION_FOLDERS.flatMap((name) => pagesIn(folder, name));
  const errorPages = pagesIn(folder, ERROR_FOLDER).filter((file) => ERROR_PAGE.test(file));
  const routed = (file: string) => routeOf(file) ?? '';
  const help = {
    options: declaredNames(examplesDir),
    pages: Object.fromEntries(pages.flatMap((file) => optionsOn(file, routed(file)))),
    errors: errorPages.flatMap((file) => errorsOn(file, routed(file))),
    declarations: routeOf(path.join(folder, DECLARATIONS)),
  };
  return { help, sources: [...pages, ...errorPages] };
}

/** The names of all options; none where Rslib is not installed. */
function declaredNames(examplesDir: string): string[] {
  const packageDir = path.join(examplesDir, 'node_modules/@rslib/core');
  if (!existsSync(packageDir)) return [];
  return declaredOptions(declarationFiles(packageDir)).map(({ name }) => name);
}

function pagesIn(root: string, folder: string): string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => path.join(place, name));
}

function optionsOn(file: string, route: string): [name: string, page: string][] {
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
function errorsOn(file: string, route: string): KnownError[] {
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
