import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/problem.ts';
import { aliasedPath, aliasesOf } from '../../config/aliases.ts';
import { displayPath, toPosix } from '../../files/display-path.ts';
import { isBelow } from '../../files/is-inside.ts';
import { similarImport } from '../../files/spelling.ts';
import type { Site } from '../../site/site-navigation.ts';
import type { MissingImport } from './missing-imports.ts';
import { MODULE_PREFIX } from './page-modules.ts';

/** Says where an import leads nowhere, which page needs it, and what to do. */
export function missingProblem({ asked: resolved, importer, page }: MissingImport, site: Site): Problem {
  const asked = asWritten(resolved, site);
  const fileOf = (id: string) =>
    id.startsWith(MODULE_PREFIX)
      ? (site.pages.find(({ routePath }) => routePath === id.slice(MODULE_PREFIX.length))?.file ??
        site.docsDir)
      : id;
  // The bundler adds queries to the names of some files.
  const file = fileOf(importer).replace(/\?.*$/, '');
  const needed = page === undefined ? '' : `, needed by ${displayPath(site.siteDir, fileOf(page))},`;
  return {
    level: 'error',
    file: displayPath(site.siteDir, file),
    ...placeIn(file, asked),
    what: `The import "${asked}"${needed} cannot be found.`,
    ...adviceFor(asked, file, site),
  };
}

/** An import as its author wrote it: the bundler has replaced an alias by its path. */
function asWritten(asked: string, site: Site): string {
  if (!path.isAbsolute(asked)) return asked;
  const [name, target] = Object.entries(aliasesOf(site)).find(([, folder]) => isBelow(asked, folder)) ?? [];
  return name === undefined || target === undefined ? asked : name + toPosix(asked.slice(target.length));
}

function placeIn(file: string, asked: string): Pick<Problem, 'line' | 'column'> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return {};
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(`'${asked}'`) || line.includes(`"${asked}"`));
  return index < 0 ? {} : { line: index + 1, column: lines[index]!.indexOf(asked) };
}

type Advice = Pick<Problem, 'fix' | 'didYouMean' | 'together'>;

function adviceFor(asked: string, importer: string, site: Site): Advice {
  const aliased = aliasedPath(asked, aliasesOf(site));
  if (aliased !== undefined) {
    const target = displayPath(site.siteDir, aliased);
    return {
      fix: `Its alias leads to ${target}, where there is no file.`,
      didYouMean: similarImport(asked, aliased, site.siteDir),
    };
  }
  if (/^[./]/.test(asked)) {
    const target = path.resolve(path.dirname(importer), asked);
    const fix = `There is no file ${displayPath(site.siteDir, target)}. Fix the path.`;
    return {
      ...alike('{count} imports lead to a file that does not exist.', fix),
      didYouMean: similarImport(asked, target, site.siteDir),
    };
  }
  const name = packageOf(asked);
  if (/^(?:@rspress\/|rspress(?:\/|$)|@theme)/.test(asked))
    return alike(
      `{count} imports of "${asked}" cannot be found.`,
      `It belongs to Rspress. Write a file of your own that exports what you use, and add to site.config.ts: alias: { '${asked}': 'src/rspress.tsx' }.`,
    );
  const install = `npm install ${name} in the folder of site.config.ts`;
  if (!/^(?:[@~]\/|#|@)/.test(asked))
    return alike(`{count} imports need the package ${name}, which cannot be found.`, `Run ${install}.`);
  const alias = `add it to site.config.ts, as in alias: { '${asked.split('/')[0]}': 'src' }`;
  return {
    fix: `If it is an alias, ${alias}. If it is a package, run ${install}.`,
    together: {
      what: `{count} imports that start with "${asked.split('/')[0]}/" cannot be found.`,
      fix: `If it is an alias, ${alias}. If these are packages, install them in the folder of site.config.ts.`,
    },
  };
}

function alike(what: string, fix: string): Advice {
  return { fix, together: { what, fix } };
}

function packageOf(asked: string): string {
  return asked
    .split('/')
    .slice(0, asked.startsWith('@') ? 2 : 1)
    .join('/');
}
