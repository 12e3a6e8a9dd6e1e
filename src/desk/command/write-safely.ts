import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface NewFile {
  name: string;
  text: string;
}

/** What was written, and the command that takes it back; or why nothing was. */
export type WriteResult = { files: string[]; undo: string } | { refused: string };

/** Writes files into a folder, unless one of them has changes that Git could not bring back. */
export function writeSafely(folder: string, files: readonly NewFile[]): WriteResult {
  const replaced = files.filter(({ name }) => existsSync(path.join(folder, name))).map(({ name }) => name);
  for (const name of replaced) {
    const state = gitState(folder, name);
    if (state !== undefined) return { refused: `${name} ${state} Nothing was written.` };
  }
  for (const { name, text } of files) writeFileSync(path.join(folder, name), text);
  const added = files.map(({ name }) => name).filter((name) => !replaced.includes(name));
  const undo = [
    ...(replaced.length > 0 ? [`git restore ${replaced.join(' ')}`] : []),
    ...(added.length > 0 ? [`git clean -f ${added.join(' ')}`] : []),
  ];
  return { files: files.map(({ name }) => name), undo: undo.join(' && ') };
}

/** Explains why Git could not bring a file back; undefined if it could. */
function gitState(folder: string, name: string): string | undefined {
  const listed = git(folder, 'ls-files', '--', name);
  if (listed === undefined) return 'is not in a Git repository, or Git is not installed.';
  if (listed === '') return 'is not in Git yet: commit it first.';
  const changed = git(folder, 'status', '--porcelain', '--', name);
  return changed === '' ? undefined : 'has changes that are not committed: commit them first.';
}

function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
