import path from 'node:path';
import type { Project, ProjectFile } from './project.ts';

/**
 * Packages that only some projects need and that are large, such as the framework of an application. A folder of
 * `examples/` with a lock file has them for all projects that extend it.
 */
export interface OwnPackages {
  /** Relative to the site folder. */
  folder: string;
  /** Text of the lock file. */
  lock: string;
}

const LOCK = 'package-lock.json';
/** Files that are about the installation, not about the project. */
const OF_INSTALLATION = [LOCK, 'package.json', '.npmrc'];

/** Separates the packages that a project brings from its files. A lock file on the page is a file like any other. */
export function withOwnPackages(files: Map<string, ProjectFile>): Pick<Project, 'files' | 'packages'> {
  const lock = files.get(LOCK);
  if (lock === undefined || lock.block !== undefined) return { files };
  const folder = path.posix.dirname(lock.source);
  const isOfInstallation = (file: string): boolean =>
    OF_INSTALLATION.includes(file) && files.get(file)?.source === `${folder}/${file}`;
  return {
    files: new Map([...files].filter(([file]) => !isOfInstallation(file))),
    packages: { folder, lock: lock.text },
  };
}
