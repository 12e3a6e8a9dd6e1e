import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../model/problem.ts';
import type { ConfiguredSite } from '../config/load.ts';
import { locateSetting } from '../config/locate-setting.ts';
import { displayPath } from '../files/display-path.ts';

type Site = Pick<ConfiguredSite, 'siteDir' | 'config'>;

/** The folders of `markdown.files` that exist, as absolute paths. */
export function shownFolders({ siteDir, config }: Site): string[] {
  return config.markdown.files.map((folder) => path.resolve(siteDir, folder)).filter(isFolder);
}

/** Reports folders in `markdown.files` that do not exist. */
export function shownFolderProblems({ siteDir, config, configFile }: ConfiguredSite): Problem[] {
  const file = displayPath(siteDir, configFile);
  return config.markdown.files.flatMap((folder, index): Problem[] => {
    if (isFolder(path.resolve(siteDir, folder))) return [];
    return [
      {
        level: 'error',
        file,
        ...locateSetting(readFileSync(configFile, 'utf8'), file, {
          path: ['markdown', 'files', index],
          pointAt: 'value',
        }),
        what: `\`markdown.files\` has ${JSON.stringify(folder)}, which is not a folder.`,
        fix: 'Write the path of a folder, relative to the folder of site.config.ts.',
      },
    ];
  });
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
