import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ProblemError } from '../../../model/problem.ts';
import { contentHash } from './content-hash.ts';
import { removeFolder } from './remove-folder.ts';
import type { Workshop } from './run-project.ts';

/**
 * Chooses where to run: two folders below the real `node_modules`, which may be a link that several checkouts share.
 * Outputs contain relative paths to modules, so their sizes depend on the depth of the folder.
 */
export function runPlaceOf(asked: string, name: string): Pick<Workshop, 'installDir' | 'runDir'> {
  const own = path.resolve(asked);
  const packages = path.join(own, 'node_modules');
  const real = existsSync(packages) ? realpathSync(packages) : packages;
  const isShared = real !== packages && path.basename(real) === 'node_modules';
  const installDir = isShared ? path.dirname(real) : own;
  return { installDir, runDir: path.join(installDir, isShared ? `${name}-${contentHash(own)}` : name) };
}

/** Empties the run folder and keeps other runs out of it until the returned function is called. */
export function takeRunPlace({ runDir, installDir }: Workshop): () => void {
  mkdirSync(runDir, { recursive: true });
  const lock = path.join(runDir, '.pid');
  if (existsSync(lock) && isAlive(Number(readFileSync(lock, 'utf8'))))
    throw new ProblemError([
      {
        level: 'error',
        file: 'examples',
        what: `The examples are already being run by process ${readFileSync(lock, 'utf8')}.`,
        fix: 'Wait until it finishes, or stop it.',
      },
    ]);
  writeFileSync(lock, String(process.pid));
  for (const name of readdirSync(runDir)) if (name !== '.pid') removeFolder(path.join(runDir, name));
  linkCompiler(runDir, installDir);
  return () => rmSync(lock, { force: true });
}

/** Links the right compiler. Two versions of TypeScript are installed, and npm may link either one as `tsc`. */
function linkCompiler(runDir: string, installDir: string): void {
  const compiler = compilerFile(installDir);
  if (!existsSync(compiler) || process.platform === 'win32') return;
  mkdirSync(path.join(runDir, '.bin'));
  symlinkSync(compiler, path.join(runDir, '.bin/tsc'));
}

export function compilerFile(installDir: string): string {
  return path.join(installDir, 'node_modules/typescript/bin/tsc');
}

function isAlive(pid: number): boolean {
  if (pid === process.pid || !Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
