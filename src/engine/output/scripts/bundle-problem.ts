import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/problem.ts';
import { displayPath, relativePath, toPosix } from '../../files/display-path.ts';
import { CODE_OF_PAGE, EndlessError, endlessProblem } from '../../files/load-in-time.ts';
import { positionAt } from '../../files/position.ts';
import type { Position } from '../../files/position.ts';
import type { Site } from '../../site/site-navigation.ts';
import { insteadOf } from './instead-of.ts';
import { missingProblem } from './missing-problem.ts';
import { MODULE_PREFIX } from './page-modules.ts';
import { OFFERED } from './config.ts';
import type { ThrownAt } from './thrown-at.ts';
import { STYLE_PACKAGES } from './site-styles.ts';
import { SITE_THEME } from './site-theme.ts';
import { readFailure } from './vite-internals.ts';

interface BundlerError {
  message?: string;
  code?: string;
  id?: string;
  loc?: { file?: string; line?: number; column?: number };
  errors?: BundlerError[];
}

/** What an import statement names, and from where. */
const IMPORT = /^import\b([^'"]*)['"]([^'"]+)['"]/gm;

const FIXES: Record<string, string> = {
  MISSING_EXPORT: 'Check the name in the braces of the import. The file may export it as default.',
  PARSE_ERROR: 'Fix the syntax of that file.',
};

/**
 * Converts bundler errors to problems. Only pages can cause them, so they are reported like any other mistake of an
 * author.
 */
export function bundleProblems(error: unknown, site: Site, engineRoot: string): Problem[] {
  const { errors } = error as BundlerError;
  if (!errors) throw error;
  return errors.map((one) => toProblem(one, site, engineRoot));
}

/** Converts an error thrown while a page's module loads. In dev, the module may not even parse. */
export function loadProblems(
  error: unknown,
  site: Site,
  { routePath, engineRoot, at }: { routePath: string; engineRoot: string; at: ThrownAt | undefined },
): Problem[] {
  const reason = error instanceof Error ? error.message : String(error);
  if (isBundlerError(error) || readFailure(reason).missing !== undefined)
    return [toProblem(isBundlerError(error) ? error : { message: reason }, site, engineRoot)];
  const page = site.pages.find((one) => one.routePath === routePath);
  const file = displayPath(site.siteDir, page?.file ?? site.docsDir);
  if (error instanceof EndlessError) return [endlessProblem(file, CODE_OF_PAGE)];
  return [
    {
      level: 'error',
      file: at ? displayPath(site.siteDir, at.file) : file,
      ...(at && { line: at.line, column: at.column }),
      what: `${at ? 'This file' : 'A component that the page imports'} failed to load: ${firstSentence(reason)}.`,
      fix: 'It must also work without a browser. Move code that needs one into an effect.',
    },
  ];
}

function isBundlerError(error: unknown): error is BundlerError {
  return typeof error === 'object' && error !== null && ('loc' in error || 'plugin' in error);
}

function toProblem(error: BundlerError, site: Site, engineRoot: string): Problem {
  const failure = readFailure(error.message ?? 'unknown error');
  const { missing, notExported, preprocessor, baseConfig } = failure;
  const id = (failure.importer ?? error.loc?.file ?? error.id ?? failure.framedFile ?? '').replace('\0', '');
  const route = id.startsWith(MODULE_PREFIX) ? id.slice(MODULE_PREFIX.length) : undefined;
  const page = site.pages.find(({ routePath }) => routePath === route);
  const file = page?.file ?? (id === '' ? site.docsDir : path.resolve(engineRoot, id));
  if (missing !== undefined) return missingProblem({ asked: missing, importer: page ? id : file }, site);
  if (baseConfig !== undefined) return missingBaseConfig(baseConfig, site);
  const place: Problem = {
    level: 'error',
    file: displayPath(site.siteDir, file),
    // Lines of a generated page module mean nothing to the author.
    ...(page && notExported ? placeOfName(page.file, notExported) : {}),
    ...(page || !error.loc ? {} : { line: error.loc.line, column: (error.loc.column ?? 0) + 1 }),
    what: `The imports of the page cannot be bundled: ${firstSentence(withoutSiteDir(failure.text, site, engineRoot))}.`,
    fix: FIXES[error.code ?? ''] ?? 'Check the imports of the page and its components.',
  };
  const offered = notExported && offeredAs(notExported.file, engineRoot);
  if (notExported && offered !== undefined)
    return {
      ...place,
      what: `${offered} has no ${notExported.name}.`,
      fix: insteadOf(notExported.name),
    };
  return preprocessor === undefined ? place : { ...place, ...notInstalled(preprocessor) };
}

/** Finds where a page imports a name that a file does not have. */
function placeOfName(page: string, { name, file }: { name: string; file: string }): Partial<Position> {
  const source = readFileSync(page, 'utf8');
  const plain = (asked: string) => path.posix.basename(toPosix(asked)).replace(/\.\w+$/, '');
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`);
  for (const { 1: names = '', 2: asked = '', index } of source.matchAll(IMPORT)) {
    const inNames = name === 'default' ? -1 : names.search(word);
    if (inNames >= 0) return positionAt(source, index + 'import'.length + inNames);
    if (name === 'default' && plain(asked) === plain(file)) return positionAt(source, index);
  }
  return {};
}

/** The bundler does not say which file it has read. */
function missingBaseConfig(name: string, { siteDir, docsDir, pages }: Site): Problem {
  const folders = [siteDir, docsDir, ...pages.map(({ file }) => path.dirname(file))];
  const file = folders
    .map((folder) => path.join(folder, 'tsconfig.json'))
    .find((one) => existsSync(one) && readFileSync(one, 'utf8').includes(name));
  return {
    level: 'error',
    file: displayPath(siteDir, file ?? docsDir),
    what: `A component cannot be compiled, because its tsconfig.json extends "${name}", which does not exist.`,
    fix: 'Install that package in the folder of site.config.ts, or remove the line.',
  };
}

/** Explains a style sheet in a language whose package is missing. */
function notInstalled(preprocessor: string): Pick<Problem, 'what' | 'fix'> {
  // The bundler asks for the edition of Sass with a native part, but the other one works too.
  const name = preprocessor === 'sass-embedded' ? 'sass' : preprocessor;
  if (!STYLE_PACKAGES.has(name))
    return {
      what: `This style sheet needs the package ${name}, which sites cannot use.`,
      fix: 'Write the styles as CSS, Sass or Less.',
    };
  return {
    what: `This style sheet needs the package ${name}, which is not installed in the folder of the site.`,
    fix: `Run npm install --save-dev ${name} in the folder of site.config.ts, or write the styles as CSS.`,
  };
}

/** The name under which sites import a module of the engine; undefined if it is not offered to them. */
function offeredAs(file: string, engineRoot: string): string | undefined {
  if (file.endsWith(SITE_THEME)) return '@theme';
  const [name] =
    Object.entries(OFFERED).find(
      ([, own]) => path.resolve(engineRoot, file) === path.join(engineRoot, own),
    ) ?? [];
  return name;
}

/** Makes paths relative to the site folder, as authors know them, instead of the bundler's own folder. */
function withoutSiteDir(text: string, { siteDir }: Site, engineRoot: string): string {
  return [relativePath(engineRoot, siteDir), toPosix(siteDir)]
    .filter((folder) => folder !== '')
    .reduce((short, folder) => short.replaceAll(`${folder}/`, ''), text);
}

function firstSentence(text: string): string {
  return (text.split('\n')[0] ?? text).trim().replace(/\.$/, '');
}
