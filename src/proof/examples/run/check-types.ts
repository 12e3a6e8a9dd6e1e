import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model/problem.ts';
import { isConfiguration, isConfigurationName } from '../read/check-blocks.ts';
import type { Block } from '../read/collect-blocks.ts';
import { contentHash } from './content-hash.ts';
import { fileText } from '../read/fence-text.ts';
import type { Project, ProjectFile } from '../read/project.ts';
import { runCommand } from './run-command.ts';
import { compilerFile } from './run-place.ts';
import { writeProject, type Workshop } from './run-project.ts';
import { writeAtomically } from './write-atomically.ts';

/** A configuration with its path in the folder where it is checked. */
interface Configuration {
  /** Path below the run folder. */
  path: string;
  file: ProjectFile;
  /** All files of its project, because it may import some of them. */
  files: ReadonlyMap<string, ProjectFile>;
  expected: string | undefined;
  /** Hash of everything the result depends on. */
  key: string;
}

export interface TypeCheckOptions {
  workshop: Workshop;
  cacheDir: string;
  versions: string;
}

/** Checks every configuration against the installed package, in one run of the compiler. */
export async function checkTypes(
  projects: readonly Project[],
  blocks: readonly Block[],
  { workshop, cacheDir, versions }: TypeCheckOptions,
): Promise<Problem[]> {
  const seen = (key: string): string => path.join(cacheDir, 'types', key);
  const found = [...ofProjects(projects, versions), ...alone(blocks, versions)].filter(
    ({ key }) => !existsSync(seen(key)),
  );
  if (found.length === 0) return [];
  for (const project of projects) {
    if (found.some((one) => one.path.startsWith(`${project.folder}/`))) writeProject(project, workshop);
  }
  for (const { path: file, file: content } of found) {
    const target = path.join(workshop.runDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (!existsSync(target)) writeFileSync(target, content.text);
  }
  const diagnostics = await compile(
    found.map((one) => one.path),
    workshop,
  );
  const problems = found.flatMap((one) => {
    const result = problemsOf(one, diagnostics);
    if (result.length === 0) writeAtomically(seen(one.key), '');
    return result;
  });
  return uniqueByPlace(problems);
}

function ofProjects(projects: readonly Project[], versions: string): Configuration[] {
  return projects.flatMap((project) =>
    [...project.files].flatMap(([name, file]): Configuration[] => {
      const isMeant = isConfigurationName(name) || (file.block !== undefined && isConfiguration(file.block));
      if (!isMeant) return [];
      const spec = file.block?.spec;
      if (spec?.kind === 'file' && spec.untested !== undefined) return [];
      const expected = spec?.kind === 'file' ? spec.expectTypeError : undefined;
      const all = [...project.files].map(([other, { text }]) => `${other}\n${text}`);
      const key = contentHash(versions, name, expected ?? '', ...all);
      return [{ path: `${project.folder}/${name}`, file, files: project.files, expected, key }];
    }),
  );
}

/**
 * Configurations that belong to no project. That is a problem in itself, but authors should see all problems at once.
 */
function alone(blocks: readonly Block[], versions: string): Configuration[] {
  return blocks
    .filter((block) => block.spec.kind === 'plain' && isConfiguration(block))
    .map((block) => {
      const { text, lines } = fileText(block.value);
      const name = `rslib.config${/\.[cm]?[jt]s$/.exec(block.title ?? '')?.[0] ?? '.ts'}`;
      const key = contentHash(versions, name, text);
      const file: ProjectFile = { text, lines, block, source: block.document.name };
      return { path: `block-${key}/${name}`, file, files: new Map(), expected: undefined, key };
    });
}

async function compile(files: readonly string[], { runDir, installDir }: Workshop): Promise<Diagnostic[]> {
  writeFileSync(
    path.join(runDir, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: CONFIGURATION_OPTIONS, files: [...new Set(files)] }),
  );
  const { output, exitCode } = await runCommand(
    `"${process.execPath}" "${compilerFile(installDir)}" -p tsconfig.json --pretty false`,
    { cwd: runDir, binDirs: [], logFile: path.join(runDir, 'tsc.log'), timeoutMs: 120_000 },
  );
  const diagnostics = readDiagnostics(output);
  // A compiler that was killed reports nothing, which must not pass as success.
  if (exitCode !== 0 && diagnostics.length === 0)
    throw new Error(`The type check exited with code ${exitCode}: ${output}`);
  return diagnostics;
}

export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** Parses lines such as `path(line,column): error TS1: text`, with indented continuation lines. */
export function readDiagnostics(output: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file, row, column, message] = /^(\S.*?)\((\d+),(\d+)\): error (.*)$/.exec(line) ?? [];
    if (file !== undefined && message !== undefined)
      diagnostics.push({
        file: file.replaceAll('\\', '/'),
        line: Number(row),
        column: Number(column),
        message,
      });
    else if (/^\s+\S/.test(line) && diagnostics.length > 0) diagnostics.at(-1)!.message += `\n${line}`;
    else if (line.startsWith('error TS')) throw new Error(`The type check could not start: ${line}`);
  }
  return diagnostics;
}

function problemsOf(configuration: Configuration, diagnostics: readonly Diagnostic[]): Problem[] {
  const { path: own, file, files, expected } = configuration;
  const folder = `${own.split('/')[0]}/`;
  const found = diagnostics.flatMap((one) => {
    const name = one.file.startsWith(folder) ? one.file.slice(folder.length) : '';
    const where = one.file === own ? file : isConfigurationName(name) ? undefined : files.get(name);
    return where === undefined ? [] : [{ ...one, where }];
  });
  if (expected !== undefined) {
    if (found.some(({ message }) => message.includes(expected))) return [];
    return [
      {
        level: 'error',
        file: file.source,
        line: file.block?.line ?? 1,
        column: 1,
        what: `The type check does not report "${expected}".`,
        fix: 'Put part of the real message in expect-type-error, or remove it.',
      },
    ];
  }
  return found.map(({ line, column, message, where }) => ({
    level: 'error',
    file: where.source,
    line: where.block ? where.block.line + (where.lines?.[line - 1] ?? line) : line,
    column,
    what: `The configuration does not match the types of the installed @rslib/core: ${lastSentence(message)}`,
    fix: 'Fix it. If the page shows this error on purpose, add expect-type-error="…".',
  }));
}

/** For an overload that does not match, only the innermost line of the message says what is wrong. */
function lastSentence(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const [first = '', ...rest] = lines;
  const inner = rest.filter((line) => !/overload/.test(line));
  return inner.length === 0 ? first : `${inner.join(' ')} (${first.split(':')[0]})`;
}

/** Removes duplicates: a file that variants share is checked in each of them. */
function uniqueByPlace(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((one) => [`${one.file}:${one.line}:${one.what}`, one]));
  return [...seen.values()];
}

/** Compiler options for configurations, used by the type check and for the types shown on hover. */
export const CONFIGURATION_OPTIONS = {
  strict: true,
  target: 'esnext',
  module: 'esnext',
  moduleResolution: 'bundler',
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
} as const;
