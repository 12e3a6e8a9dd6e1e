import { spawnSync } from 'node:child_process';
import { ensureProgram } from './ensure-program.mjs';

/** The build reads dates from git where there is one and copes without; its tests make repositories. */
export const ensureGit = () =>
  ensureProgram(
    () => (spawnSync('git', ['--version']).status === 0 ? 'git' : undefined),
    ['git'],
    'There is no git here: install it to test what the build reads from it.',
  );
