import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './built-site.ts';
import type { BuildReply, BuildRequest } from './fixture-builder.ts';
import type { OwnSiteName } from './own-sites.ts';

/** Builds a site of tests/fixtures into a new temporary folder. */
export async function buildFixture(name: string, ...options: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  return buildFixtureInto(path.join(folder, 'dist'), name, options);
}

/** Builds a site of tests/fixtures with the build command. Its configuration may read variables of this build. */
export async function buildFixtureInto(
  outDir: string,
  name: string,
  options: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const site = path.join(projectRoot, 'tests/fixtures', name);
  const args = ['--site', site, '--out', outDir, '--no-compress', ...options];
  await requestBuild({ args, env });
  return outDir;
}

/** Builds a site with the files and extensions of a test. */
export function buildOwnSiteInto(outDir: string, ownSite: OwnSiteName): Promise<void> {
  return requestBuild({ ownSite, outDir });
}

function requestBuild(request: BuildRequest): Promise<void> {
  const built = turn.then(() => buildWith((builder ??= startBuilder()), request));
  turn = built.catch(() => undefined);
  return built;
}

/** Started by the first build of a worker, and ends with it. */
let builder: ChildProcess | undefined;
let turn: Promise<unknown> = Promise.resolve();

function startBuilder(): ChildProcess {
  const child = fork(path.join(projectRoot, 'scripts/run.mjs'), ['tests/support/fixture-builder.ts'], {
    cwd: projectRoot,
    execArgv: [],
  });
  child.unref();
  child.once('exit', () => (builder = undefined));
  return child;
}

function buildWith(child: ChildProcess, request: BuildRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The process that builds sites ended: ${code}`));
    child.once('exit', onExit);
    child.channel?.ref();
    child.once('message', ({ failed }: BuildReply) => {
      child.off('exit', onExit);
      // It waits for more, and this process need not.
      child.channel?.unref();
      if (failed === undefined) resolve();
      else reject(new Error(failed));
    });
    child.send(request);
  });
}
