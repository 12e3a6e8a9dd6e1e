import path from 'node:path';
import { compareText, type Problem } from '../../model/problem.ts';
import { routeKey } from '../../model/route.ts';
import { componentPages } from './component-pages.ts';
import { displayPath, foldersAbove } from '../files/display-path.ts';
import { withoutCase } from '../files/spelling.ts';
import { matchesAny } from './excluded-files.ts';
import type { SiteConfig } from '../config/schema.ts';
import { listFolder } from '../files/list-folder.ts';
import { type LocaleConfig, routeLocales } from './locale-roots.ts';
import {
  isFragmentName,
  NAME_CHARACTER,
  pageAddress,
  type PageAddress,
  pageFormat,
  pageOfSearchNames,
  withoutExtension,
} from './page-file.ts';

export interface SourceFile extends PageAddress {
  /** Absolute path. */
  file: string;
  /** Path below the docs folder, with forward slashes. */
  relativePath: string;
  format: 'md' | 'mdx';
}

export interface ScanResult {
  /** Sorted by `relativePath`; only the first of several files with the same route. */
  pages: SourceFile[];
  problems: Problem[];
}

type ScanConfig = LocaleConfig & Pick<SiteConfig, 'route'>;

/** Finds all pages in the docs folder. Problems name files relative to `siteDir`. */
export function scanDocs(docsDir: string, config: ScanConfig, siteDir = path.dirname(docsDir)): ScanResult {
  const isExcluded = matchesAny(config.route.exclude);
  const locales = routeLocales(config);
  const show = (file: string): string => displayPath(siteDir, file);
  const files = docFiles(docsDir, '');
  const found = files
    .filter((relativePath) => pageFormat(relativePath) !== undefined && !isExcluded(relativePath))
    .map((relativePath): SourceFile => {
      const format = pageFormat(relativePath) ?? 'mdx';
      return {
        file: path.join(docsDir, relativePath),
        relativePath,
        format,
        ...pageAddress(relativePath, locales),
      };
    });
  found.sort((a, b) => compareText(a.relativePath, b.relativePath));

  const problems: Problem[] = [];
  const byKey = new Map<string, SourceFile>();
  for (const page of found) {
    const key = keyOf(page);
    const first = byKey.get(key);
    if (first === undefined) {
      byKey.set(key, page);
      problems.push(...nameProblems(page, show(page.file)));
    } else problems.push(duplicate(page, first, show));
  }
  problems.push(...similarFolders(found, (folder) => show(path.join(docsDir, folder))));
  problems.push(...componentPages(docsDir, show, isExcluded));
  problems.push(...namesWithoutPage(files).map((file) => withoutPage(show(path.join(docsDir, file)))));
  if (found.length === 0) {
    problems.push({
      level: 'error',
      file: show(docsDir),
      what: 'The docs folder contains no pages.',
      fix: 'Add an index.mdx.',
    });
  }
  return { pages: [...byKey.values()], problems };
}

function docFiles(docsDir: string, folder: string): string[] {
  return listFolder(path.join(docsDir, folder)).flatMap(({ name, isFolder }) => {
    const relativePath = path.posix.join(folder, name);
    if (isFragmentName(name) || relativePath === 'public') return [];
    return isFolder ? docFiles(docsDir, relativePath) : [relativePath];
  });
}

/** Finds search names that belong to no page, such as those of a page that has moved. */
function namesWithoutPage(files: readonly string[]): string[] {
  const pages = new Set(files.filter((file) => pageFormat(file) !== undefined).map(withoutExtension));
  return files.filter((file) => {
    const page = pageOfSearchNames(file);
    return page !== undefined && !pages.has(page);
  });
}

function withoutPage(file: string): Problem {
  return {
    level: 'error',
    file,
    what: 'These names for the search belong to no page.',
    fix: 'Give the file the name of its page, or delete it.',
  };
}

/**
 * The key of a page's route. A name that cannot be decoded has no key in the matcher either, and is reported
 * separately.
 */
function keyOf(page: SourceFile): string {
  return routeKey(page.routePath) ?? page.routePath;
}

function duplicate(page: SourceFile, first: SourceFile, show: (file: string) => string): Problem {
  const onlyIn = smallDifference(page.relativePath, first.relativePath);
  return {
    level: 'error',
    file: show(page.file),
    what: onlyIn
      ? `The name differs from ${show(first.file)} only in ${onlyIn}, so both have the route ${first.routePath}.`
      : `The route ${page.routePath} is already used by ${show(first.file)}${page.routePath === first.routePath ? '' : ` (${first.routePath})`}.`,
    fix: 'Rename or remove one of them.',
  };
}

/** Says what makes two different names the same for some file systems and readers; undefined for other names. */
function smallDifference(name: string, other: string): string | undefined {
  if (name.normalize() === other.normalize()) return 'how accents are stored';
  return withoutCase(name) === withoutCase(other) ? 'upper and lower case' : undefined;
}

/** Reports folders that are one folder on other machines. */
function similarFolders(pages: readonly SourceFile[], show: (folder: string) => string): Problem[] {
  const folders = new Set(pages.flatMap(({ relativePath }) => foldersAbove(relativePath)));
  const byKey = new Map<string, string>();
  return [...folders].flatMap((folder): Problem[] => {
    const first = byKey.get(withoutCase(folder)) ?? folder;
    byKey.set(withoutCase(folder), first);
    if (first === folder) return [];
    const what = `The name of this folder differs from ${show(first)} only in ${smallDifference(folder, first)}.`;
    return [{ level: 'error', file: show(folder), what, fix: 'Put the pages of both into one.' }];
  });
}

const SAFE_NAME = new RegExp(String.raw`^(?:${NAME_CHARACTER}|[\p{L}\p{M}\p{N}])+$`, 'u');

/** Reports names that cannot be used in a URL, a file name and a link, where only letters are escaped. */
function nameProblems({ relativePath }: SourceFile, file: string): Problem[] {
  const names = withoutExtension(relativePath).split('/');
  const bad = names.find((name) => !SAFE_NAME.test(name));
  if (bad !== undefined) {
    const meant = slug(bad);
    return [
      {
        level: 'error',
        file,
        what: `The name ${JSON.stringify(bad)} contains ${listCharacters(bad)}, which would have to be escaped in the page's address.`,
        fix: 'Use letters, digits and dashes; the title can contain anything.',
        ...(meant !== '' && { didYouMean: meant }),
      },
    ];
  }
  const apart = names.find((name) => name !== name.normalize());
  if (apart !== undefined) {
    const what = `The name "${apart}" stores accents apart from their letters (Unicode NFD), so it looks like the names that links use, but is another one.`;
    const fix = `Rename it to "${apart.normalize()}" as you type it (Unicode NFC).`;
    return [{ level: 'error', file, what, fix }];
  }
  const last = names.at(-1) ?? '';
  if (!/\.html$/i.test(last)) return [];
  return [
    {
      level: 'error',
      file,
      what: `The name ends in .html, which is never part of an address.`,
      didYouMean: last.replace(/(?:\.html)+$/i, ''),
    },
  ];
}

function listCharacters(name: string): string {
  const characters = new Set(Array.from(name).filter((character) => !SAFE_NAME.test(character)));
  return [...characters]
    .map((character) => (character === ' ' ? 'a space' : JSON.stringify(character)))
    .join(', ');
}

function slug(name: string): string {
  return name
    .normalize()
    .replace(/[^\w.~\p{L}\p{M}\p{N}-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
}
