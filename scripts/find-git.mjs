import { spawnSync } from 'node:child_process';
import { ensureProgram } from './ensure-program.mjs';

/** Finds or installs git, which tests create repositories with. The build reads dates from git, but works without it. */
export const ensureGit = () =>
  ensureProgram(
    () => (spawnSync('git', ['--version']).status === 0 ? 'git' : undefined),
    ['git'],
    'git was not found. Install it to test what the build reads from it.',
  );
