import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The date of the last commit of each file below a folder, by absolute path. Empty outside a repository, and in a
 * shallow clone, where all files would have the same date.
 */
export async function gitDates(folder: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  try {
    const git = (...args: string[]) => run('git', args, { cwd: folder, maxBuffer: 256 * 1024 * 1024 });
    const { stdout: facts } = await git('rev-parse', '--is-shallow-repository', '--show-toplevel');
    const [shallow, root] = facts.trim().split('\n');
    if (shallow !== 'false' || root === undefined) return dates;
    const { stdout } = await git(
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%x00%cs',
      '--name-only',
      '--',
      '.',
    );
    for (const commit of stdout.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n');
      for (const file of files.filter(Boolean)) {
        const absolute = path.join(root, file);
        // The newest commits come first.
        if (!dates.has(absolute)) dates.set(absolute, day);
      }
    }
  } catch {
    return dates;
  }
  return dates;
}
