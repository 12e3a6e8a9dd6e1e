import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { examine } from '../../src/doctor/examine/examine.ts';
import { readFolder } from '../../src/doctor/read/read-folder.ts';
import { runCommand } from '../../src/proof/examples/run/run-command.ts';
import type { RslibPool } from '../../src/proof/examples/run/rslib-pool.ts';
import type { Answers } from '../../src/starter/model/answers.ts';
import { limitsOf } from '../../src/starter/model/limits.ts';
import { globalNameOf } from '../../src/starter/model/package-name.ts';
import { exportOf } from '../../src/starter/write/documents.ts';
import { layoutOf } from '../../src/starter/model/layout.ts';
import type { ProjectOnDisk } from './project-on-disk.ts';

const TIMEOUT_MS = 120_000;

interface Manifest {
  name: string;
  bin?: Record<string, string>;
  scripts: Record<string, string>;
}

export interface Trial {
  answers: Answers;
  project: ProjectOnDisk;
  pool: RslibPool;
  installDir: string;
  /** Whether its tests run too, which takes longer than everything else. */
  withTests: boolean;
}

/** Builds a project, loads it as its users would, and examines it. Returns what went wrong. */
export async function tryProject(trial: Trial): Promise<string[]> {
  const { project, answers } = trial;
  const manifest: Manifest = JSON.parse(readFileSync(path.join(project.folder, 'package.json'), 'utf8'));
  const failed = await buildProject(trial, manifest);
  if (failed !== undefined) return [failed];
  const problems = [
    ...(answers.loads === 'command'
      ? await startCommand(trial, manifest)
      : await loadLibrary(trial, manifest)),
    ...(answers.loads === 'script' ? loadScript(trial) : []),
    ...readStyles(trial),
    ...(await errorsOf(trial)),
  ];
  if (trial.withTests && answers.tests === 'yes') {
    const { exitCode, output } = await run(project, manifest.scripts['test'] ?? '');
    if (exitCode !== 0) problems.push(`The tests fail:\n${output}`);
  }
  return problems;
}

/** Runs the build script: Rslib in a process that has loaded it already, and what follows it in a shell. */
async function buildProject({ project, pool }: Trial, { scripts }: Manifest): Promise<string | undefined> {
  const { folder, ...place } = project;
  const [first, ...rest] = (scripts['build'] ?? '').split(' && ');
  if (first !== 'rslib') return `The build script does not begin with rslib: ${first}`;
  const built = await pool.run(['build'], { cwd: folder, ...place, timeoutMs: TIMEOUT_MS });
  if (built.exitCode !== 0) return `The build fails:\n${built.output}`;
  for (const command of rest) {
    const { exitCode, output } = await run(project, scripts[command.replace('npm run ', '')] ?? command);
    if (exitCode !== 0) return `${command} fails:\n${output}`;
  }
  return undefined;
}

const LOAD = `
import { createRequire } from 'node:module';
const [name, exported] = process.argv.slice(-2);
const imported = await import(name);
const required = createRequire(process.cwd() + '/use.js')(name);
for (const [how, found] of Object.entries({ import: imported, require: required }))
  if (found[exported] === undefined) console.log(how + ' has no ' + exported + ', only ' + Object.keys(found));
`;

/** Imports and requires the package by its name. */
async function loadLibrary({ answers, project }: Trial, { name }: Manifest): Promise<string[]> {
  const { exitCode, output } = await node(project, [
    '--input-type=module',
    '-e',
    LOAD,
    name,
    exportOf(answers),
  ]);
  return exitCode === 0 && output === '' ? [] : [`The package does not load:\n${output}`];
}

/** Runs the program as npm links it. */
async function startCommand({ project }: Trial, { bin = {} }: Manifest): Promise<string[]> {
  const [file = ''] = Object.values(bin);
  const { exitCode, output } = await node(project, [file, '--version']);
  return exitCode === 0 && output === '0.1.0\n' ? [] : [`The program does not print its version:\n${output}`];
}

/** Runs the script in an empty global scope, as a page does, after that of Vue if it needs one. */
function loadScript({ answers, project, installDir }: Trial): string[] {
  const { script } = layoutOf(answers);
  const page = createContext({});
  const load = (file: string) => runInContext(readFileSync(file, 'utf8'), page);
  try {
    if (answers.framework === 'vue') load(path.join(installDir, 'node_modules/vue/dist/vue.global.prod.js'));
    load(path.join(project.folder, script.folder, `${script.entry}.js`));
    const type: unknown = runInContext(`typeof ${globalNameOf(answers.name)}.${exportOf(answers)}`, page);
    return type === 'undefined' ? ['The script sets no such global.'] : [];
  } catch (error) {
    return [`The script fails: ${String(error)}`];
  }
}

/** Reads the stylesheet that users import. */
function readStyles({ answers, project }: Trial): string[] {
  const { stylesheet } = layoutOf(answers);
  if (stylesheet === undefined) return [];
  const css = readFileSync(path.join(project.folder, stylesheet), 'utf8');
  return css.includes('border-radius: 1em') ? [] : [`The stylesheet has other rules:\n${css}`];
}

/** Returns the errors that the doctor finds and the starter does not announce, and what it announces in vain. */
async function errorsOf({ project: { folder }, answers }: Trial): Promise<string[]> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !/^(?:node_modules|bin)\//.test(name));
  const read = await readFolder({ names, read: (name) => readFile(path.join(folder, name)) });
  const { findings } = await examine(read);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const announced = limitsOf(answers).map(({ finding }) => finding);
  return [
    ...errors
      .filter(({ code }) => !announced.includes(code))
      .map(({ code, file, field, what }) => `${code} in ${file} ${field ?? ''}: ${what}`),
    ...announced
      .filter((finding) => errors.every(({ code }) => code !== finding))
      .map((finding) => `The doctor no longer reports ${finding}: remove it from limitsOf.`),
  ];
}

const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

const node = (project: ProjectOnDisk, args: readonly string[]) =>
  run(project, [process.execPath, ...args].map(quoted).join(' '));

const run = ({ folder, ...place }: ProjectOnDisk, command: string) =>
  runCommand(command, { cwd: folder, ...place, timeoutMs: TIMEOUT_MS });
