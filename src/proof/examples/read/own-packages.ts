import path from 'node:path';
import type { Project, ProjectFile } from './project.ts';

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
