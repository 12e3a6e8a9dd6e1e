import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.ts';
import type { Project } from '../read/project.ts';
import type { ProjectResult } from './run-project.ts';
import { writeAtomically } from './write-atomically.ts';

/**
 * Stores results of runs by everything they depend on: the inputs, the emitted files that are shown, and the installed
 * packages.
 */
export interface RunCache {
  get(project: Project, inputs: string): ProjectResult | undefined;
  set(project: Project, inputs: string, result: ProjectResult): void;
}

/** Increase this when results are produced in another way. */
const FORMAT = '5';

/** Opens the cache. `installation` identifies a set of installed packages. */
export function openRunCache(cacheDir: string, installation: string): RunCache {
  const fileFor = (project: Project, inputs: string): string => {
    const asked = project.shown.map(({ kind, path: name, after }) => [kind, name, after]);
    return path.join(
      cacheDir,
      'runs',
      `${contentHash(FORMAT, installation, inputs, project.id, JSON.stringify(asked))}.json`,
    );
  };
  return {
    get(project, inputs) {
      const file = fileFor(project, inputs);
      if (!existsSync(file)) return undefined;
      try {
        return JSON.parse(readFileSync(file, 'utf8')) as ProjectResult;
      } catch {
        return undefined;
      }
    },
    set: (project, inputs, result) => writeAtomically(fileFor(project, inputs), JSON.stringify(result)),
  };
}
