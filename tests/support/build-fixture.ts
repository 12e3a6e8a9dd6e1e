import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { projectRoot } from './built-site.ts';

/** Builds a site of tests/fixtures into a new temporary folder. */
export async function buildFixture(name: string, ...options: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  return buildFixtureInto(path.join(folder, 'dist'), name, options);
}

/** Builds a site of tests/fixtures with the build command. */
export async function buildFixtureInto(
  outDir: string,
  name: string,
  options: readonly string[],
): Promise<string> {
  const site = path.join(projectRoot, 'tests/fixtures', name);
  // The test runner sets NODE_ENV, which would make this a development build.
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'build', '--site', site, '--out', outDir, '--no-compress', ...options],
    { cwd: projectRoot, env },
  );
  return outDir;
}
