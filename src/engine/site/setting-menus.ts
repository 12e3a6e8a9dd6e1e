import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { localeRoots } from '../content/locale-roots.ts';
import { givenLists, MENU_FILES, type MenuSetting } from '../content/menu-lists.ts';
import { displayPath } from '../files/display-path.ts';
import { listFolder } from '../files/list-folder.ts';

/** Reports lists for folders that have no such menu, and for folders whose menu a file orders too. */
export function settingMenuProblems(site: ConfiguredSite): Problem[] {
  return [...problemsOf(site, 'nav'), ...problemsOf(site, 'sidebar')];
}

function problemsOf(site: ConfiguredSite, setting: MenuSetting): Problem[] {
  const { config, configFile, docsDir, siteDir } = site;
  const file = displayPath(siteDir, configFile);
  const roots = localeRoots(docsDir, config).map(({ folder }) => folder);
  return Object.keys(givenLists(config, setting)).flatMap((key): Problem[] => {
    const folder = key.slice(1);
    const why =
      setting === 'nav' ? noLanguage(folder, ['', ...roots]) : noFolder(folder, ['', ...roots], docsDir);
    const both = path.join(docsDir, folder, MENU_FILES[setting]);
    const isTwice = why === undefined && existsSync(both);
    if (why === undefined && !isTwice) return [];
    return [
      {
        level: 'error',
        file,
        ...locateSetting(readFileSync(configFile, 'utf8'), file, { path: [setting, key], pointAt: 'key' }),
        ...(why ?? {
          what: `\`${setting}\` has "${key}", which ${displayPath(siteDir, both)} orders too.`,
          fix: 'Remove the file, or the entries here.',
        }),
      },
    ];
  });
}

type Why = Pick<Problem, 'what' | 'fix' | 'didYouMean'>;

function noLanguage(folder: string, roots: readonly string[]): Why | undefined {
  if (roots.includes(folder)) return undefined;
  const meant = nearest(folder, roots);
  return {
    what: `\`nav\` has "/${folder}", which is not the folder of a language or version.`,
    fix: 'Write "/" for docs itself, or a folder such as "/zh".',
    ...(meant !== undefined && { didYouMean: `"/${meant}"` }),
  };
}

function noFolder(folder: string, roots: readonly string[], docsDir: string): Why | undefined {
  const isFolder = (parent: string) => existsSync(path.join(docsDir, parent, folder));
  if (roots.some(isFolder)) return undefined;
  const beside = path.posix.dirname(folder);
  const known = roots.flatMap((root) =>
    foldersIn(path.join(docsDir, root, beside)).map((name) => path.posix.join(beside, name)),
  );
  const meant = nearest(folder, known);
  return {
    what: `\`sidebar\` has "/${folder}", which is not a folder of docs.`,
    fix: 'Write its path from the docs folder, such as "/guide".',
    ...(meant !== undefined && { didYouMean: `"/${meant}"` }),
  };
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return listFolder(folder).flatMap(({ name, isFolder }) => (isFolder ? [name] : []));
}
