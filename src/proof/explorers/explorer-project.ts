import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../engine/files/list-folder.ts';
import { ProblemError } from '../../model/problem.ts';
import type { Combination } from './combinations.ts';
import { configText } from './config-text.ts';
import { EXPLORERS_FOLDER } from './definition.ts';
import type { ExplorerDefinition, JsonValue } from './definition.ts';
import { settingsOf } from './combination-settings.ts';

export const CONFIG_FILE = 'rslib.config.ts';
const PACKAGE_FILE = 'package.json';

/** Texts by path, in order. */
export type ProjectFiles = Map<string, string>;

/** Reads the files that are the same in every combination. */
export function readProject(siteDir: string, id: string): ProjectFiles {
  const folder = path.join(siteDir, EXPLORERS_FOLDER, id, 'project');
  if (!existsSync(path.join(folder, PACKAGE_FILE))) {
    throw new ProblemError([
      {
        level: 'error',
        file: `${EXPLORERS_FOLDER}/${id}/project`,
        what: `The explorer "${id}" has no project to build.`,
        fix: 'Add a package.json and a src/ folder.',
      },
    ]);
  }
  return new Map(
    filesBelow(folder).map((name) => [
      name,
      readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
    ]),
  );
}

/** The project of one combination: its configuration, and its package.json if a choice changes it. */
export function filesOf(
  definition: ExplorerDefinition,
  project: ProjectFiles,
  combination: Combination,
): ProjectFiles {
  const settings = settingsOf(definition, combination);
  const manifest = JSON.parse(project.get(PACKAGE_FILE) ?? '{}') as Record<string, JsonValue>;
  return new Map([
    [CONFIG_FILE, configText(settings)],
    ...project,
    [PACKAGE_FILE, `${JSON.stringify({ ...manifest, ...settings.package }, null, 2)}\n`],
  ]);
}

/** The project files that a reader wants to see beside the output. */
export function shownFiles(definition: ExplorerDefinition, files: ProjectFiles): string[] {
  const isAboutPackage = definition.choices.some(({ path: [place] }) => place === 'package');
  return [...files.keys()].filter(
    (name) => name === CONFIG_FILE || name.startsWith('src/') || (name === PACKAGE_FILE && isAboutPackage),
  );
}
