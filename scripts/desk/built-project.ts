import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { runCommand } from '../../src/proof/examples/run/run-command.ts';

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
}

const TIMEOUT_MS = 180_000;
/** The names that tsup gives to files of shared code. */
const CHUNK = /(?:^|\/)(?:chunk|[\w.]+)-[A-Z\d]{8}\.[cm]?js(?:\.map)?$/;
const SCRIPT = /\.[cm]?js$/;

/** Builds a project in a folder of its own with the script `build`, and looks at the result. */
export async function buildProject(
  files: ReadonlyMap<string, string>,
  name: string,
  { installDir, runDir, root }: Workshop,
): Promise<Built | { failed: string }> {
  const folder = path.join(runDir, name);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as { scripts?: Record<string, string> };
  const before = new Set(listFiles(folder));
  const hook = path.join(root, 'scripts/desk/typescript-5.cjs');
  const isRslib = files.has('rslib.config.ts');
  const build = manifest.scripts?.['build'] ?? '';
  const { exitCode, output } = await runCommand(
    // Only the other tool gets an older TypeScript.
    isRslib ? build : `NODE_OPTIONS='--require=${hook}' DESK_INSTALL='${installDir}' ${build}`,
    {
      cwd: folder,
      binDirs: [path.join(installDir, 'node_modules/.bin')],
      logFile: `${folder}.log`,
      timeoutMs: TIMEOUT_MS,
    },
  );
  if (exitCode !== 0) return { failed: output };
  const written = listFiles(folder).filter((file) => !before.has(file) && !CHUNK.test(file));
  const scripts = written.filter((file) => SCRIPT.test(file));
  return {
    files: written,
    chunks: scripts.filter((file) => isImported(file, scripts, folder)),
    exports: await exportsOf(folder, scripts, root),
    consumer: await consumerErrors(folder, files, installDir),
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !/^(?:node_modules|\.rstack|\.tsup)\//.test(file))
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
  return JSON.parse(await run(process.execPath, [probe, 'Kit', ...scripts], folder)) as Built['exports'];
}

/** Checks the types of the consumer. Its messages name no path of this machine. */
async function consumerErrors(
  folder: string,
  files: ReadonlyMap<string, string>,
  installDir: string,
): Promise<string> {
  const consumers = [...files.keys()].filter((file) => /^consumer\.[cm]?ts$/.test(file));
  if (consumers.length === 0) return '';
  const compiler = path.join(installDir, 'node_modules/typescript/bin/tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--types',
    '',
    '--ignoreConfig',
  ];
  return run(process.execPath, [compiler, ...options, ...consumers], folder);
}

function run(file: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd }, (error, stdout, stderr) => {
      resolve(error && stdout === '' ? stderr : stdout);
    });
  });
}
