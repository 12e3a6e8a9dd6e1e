import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { removeFolder } from '../../src/proof/examples/run/remove-folder.ts';
import type { RslibPool } from '../../src/proof/examples/run/rslib-pool.ts';
import { runLine } from '../../src/proof/examples/run/run-project.ts';
import { consumerErrors } from './check-consumers.ts';
import { execute } from './execute.ts';
import { linkPackages, toolRun } from './tool-runs.ts';

/** What a build wrote, as far as users of the package notice. */
export interface Built {
  /** Files that are not chunks, by their paths. */
  files: string[];
  /** Files that others import, beside the entry points. */
  chunks: string[];
  /** The exported names of each script, or why it cannot be loaded. */
  exports: Record<string, Record<string, string[] | string>>;
  /** What the compiler says about the consumer, if the project has one. */
  consumer: string;
}

export interface Workshop {
  /** The folder with the installed tools. */
  installDir: string;
  runDir: string;
  root: string;
  /** Runs Rslib; without it, every build starts a new process. */
  pool?: RslibPool | undefined;
}

const TIMEOUT_MS = 180_000;
const SCRIPT = /\.[cm]?js$/;

/** A project with a name that no other project in the same folder has. Without a tool, Rslib builds it. */
export interface Buildable {
  files: ReadonlyMap<string, string>;
  name: string;
  tool: string | undefined;
}

type Failed = { failed: string };

/** Builds projects one after the other, and looks at the results. They are in the order of the projects. */
export async function buildProjects(
  projects: readonly Buildable[],
  workshop: Workshop,
): Promise<(Built | Failed)[]> {
  const built: (Omit<Built, 'consumer'> | Failed)[] = [];
  for (const project of projects) built.push(await buildProject(project, workshop));
  const consumers = projects.flatMap(({ files, name }, at) =>
    built[at] && 'failed' in built[at]
      ? []
      : [...files.keys()].filter((file) => /^consumer\.[cm]?ts$/.test(file)).map((file) => `${name}/${file}`),
  );
  const errors = await consumerErrors(consumers, workshop);
  return built.map((one, at) =>
    'failed' in one ? one : { ...one, consumer: errors.get(projects[at]?.name ?? '') ?? '' },
  );
}

/** Builds a project in a folder of its own with the script `build`. */
async function buildProject(
  { files, name, tool }: Buildable,
  workshop: Workshop,
): Promise<Omit<Built, 'consumer'> | Failed> {
  const { installDir, runDir, root, pool } = workshop;
  const run = tool === undefined ? undefined : toolRun(tool);
  const folder = path.join(runDir, name);
  // It may have been built before, by the pool.
  removeFolder(folder);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  if (tool !== undefined) linkPackages(tool, folder, workshop);
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as { scripts?: Record<string, string> };
  const before = new Set(listFiles(folder));
  const variables = Object.entries(run?.environment(workshop) ?? {}).map(
    ([key, value]) => `${key}='${value}'`,
  );
  const { exitCode, output } = await runLine(
    [...variables, manifest.scripts?.['build'] ?? ''].join(' '),
    {
      cwd: folder,
      binDirs: [path.join(installDir, 'node_modules/.bin')],
      logFile: `${folder}.log`,
      timeoutMs: TIMEOUT_MS,
    },
    pool,
  );
  if (exitCode !== 0) return { failed: output };
  const written = listFiles(folder).filter((file) => !before.has(file) && run?.chunk.test(file) !== true);
  const scripts = written.filter((file) => SCRIPT.test(file));
  return {
    files: written,
    chunks: scripts.filter((file) => isImported(file, scripts, folder)),
    exports: await exportsOf(folder, scripts, root),
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/^(?:node_modules|\.rstack|\.rslib|\.tsup)\//.test(file))
    .sort();
}

function isImported(file: string, scripts: readonly string[], folder: string): boolean {
  return scripts.some((other) => {
    const address = path.posix.relative(path.posix.dirname(other), file);
    const specifier = address.startsWith('.') ? address : `./${address}`;
    return other !== file && readFileSync(path.join(folder, other), 'utf8').includes(specifier);
  });
}

async function exportsOf(
  folder: string,
  scripts: readonly string[],
  root: string,
): Promise<Built['exports']> {
  if (scripts.length === 0) return {};
  const probe = path.join(root, 'scripts/desk/probe.mjs');
  return JSON.parse(await execute(process.execPath, [probe, 'Kit', ...scripts], folder)) as Built['exports'];
}
