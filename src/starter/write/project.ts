import type { Answers } from '../model/answers.ts';
import { conflictsIn } from '../model/impossible.ts';
import type { Conflict } from '../model/impossible.ts';
import { withMarks } from '../model/lines.ts';
import type { StarterFile } from '../model/lines.ts';
import { configFile } from './config.ts';
import { contentMarks } from './content-marks.ts';
import type { Versions } from './dependencies.ts';
import { ignoreFile, licenseFile, readmeFile } from './documents.ts';
import { manifestFile } from './manifest.ts';
import { commandSources } from './sources/command.ts';
import { jsxSources } from './sources/jsx.ts';
import { plainSources } from './sources/plain.ts';
import { svelteSources } from './sources/svelte.ts';
import { vueSources } from './sources/vue.ts';
import { testFiles } from './tests.ts';
import { environmentFile, tsconfigFile } from './typescript.ts';
import { inWorkspace, SHARED_TOOLS } from './workspace.ts';

/** Either the files of a project, or why there is none. */
export type Project = { files: StarterFile[] } | { conflicts: Conflict[] };

/** Writes the project that the answers describe. */
export function projectFor(answers: Answers, versions: Versions): Project {
  const conflicts = conflictsIn(answers);
  if (conflicts.length > 0) return { conflicts };
  const isInWorkspace = answers.workspace === 'yes';
  const all = [
    configFile(answers),
    manifestFile(answers, versions, isInWorkspace ? SHARED_TOOLS : new Set()),
    tsconfigFile(answers),
    ...[...sources(answers), ...testFiles(answers)].map((file) => withMarks(file, ...contentMarks(answers))),
    environmentFile(answers),
    readmeFile(answers),
    licenseFile(answers),
    isInWorkspace ? undefined : ignoreFile(),
  ];
  const files = all.filter((file) => file !== undefined);
  return { files: isInWorkspace ? inWorkspace(files, answers, versions) : files };
}

function sources(answers: Answers): StarterFile[] {
  const { loads, framework } = answers;
  if (loads === 'command') return commandSources(answers);
  if (framework === 'none') return plainSources(answers);
  if (framework === 'vue') return vueSources(answers);
  if (framework === 'svelte') return svelteSources(answers);
  return jsxSources(framework, answers);
}
