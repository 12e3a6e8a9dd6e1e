import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { loadConfiguration } from '../../engine/config/load.ts';
import { EXAMPLES, examplesFolder } from '../../engine/content/examples-folder.ts';
import { pageFormat } from '../../engine/content/page-file.ts';
import { relativePath } from '../../engine/files/display-path.ts';
import { scanDocs } from '../../engine/content/scan.ts';
import type { SourceFile } from '../../engine/content/scan.ts';
import { checkCoverage } from './check-coverage.ts';
import { checkFlags } from './check-flags.ts';
import { checkOptionNames } from './check-option-names.ts';
import { checkPages } from './check-pages.ts';
import { checkPlaces } from './check-places.ts';
import { checkSignatures } from './check-signatures.ts';
import { pageStatements } from './claims.ts';
import type { Claim, Preset } from './claims.ts';
import { compareClaims } from './compare-claims.ts';
import { comparePresets, PRESETS_PAGE } from './compare-presets.ts';
import type { ResolvedValues } from './compare-presets.ts';
import { declarationFiles, rsbuildDir } from '../declared/declaration-files.ts';
import { declaredOptions, isOptionOfRslib } from '../declared/declared-options.ts';
import { joinFindings } from './findings.ts';
import type { Findings } from './findings.ts';
import { readFlags } from '../declared/flags.ts';
import { literalCode } from '../declared/literal-code.ts';
import { problemsOnPages } from './problems-on-pages.ts';
import { checkSameValues, statedOptions } from './same-values.ts';
import { publicDeclarations } from './public-declarations.ts';
import { claimsOfRows } from './row-claims.ts';
import { declaredSignatures, exportedNames } from './signatures.ts';
import { UNDOCUMENTED } from './undocumented.ts';
import { checkSince } from '../since/check-since.ts';
import { readHistory } from '../since/since-recording.ts';
import { readVersions } from '../examples/run/versions.ts';

const COMMANDS = ['build', 'inspect', 'mf-dev'];
/** The type of what `createRslib` returns. Its methods are part of the API. */
const INSTANCE = 'RslibInstance';

interface ContractInput {
  pages: readonly SourceFile[];
  /** Files that pages include. They make statements too, but have no route. */
  fragments: readonly string[];
  siteDir: string;
  /** The folder whose node_modules contain the package that the pages are about. */
  examplesDir: string;
}

/**
 * Compares what the pages of a site say about options and flags with the installed package. With `page`, returns only
 * the problems on matching pages.
 */
export async function siteContract(siteDir: string, examplesDir: string, page?: string): Promise<Findings> {
  const loaded = await loadConfiguration(siteDir, {});
  const folderOf = examplesFolder(loaded.config);
  // Pages of a version with examples of its own are about another release.
  const isAboutThis = (file: string): boolean => folderOf(relativePath(loaded.docsDir, file)) === EXAMPLES;
  const all = scanDocs(loaded.docsDir, loaded.config, loaded.siteDir).pages;
  const pages = all.filter(({ file }) => isAboutThis(file));
  const fragments = fragmentFiles(loaded.docsDir, all).filter(isAboutThis);
  const findings = checkContract({ pages, fragments, siteDir: loaded.siteDir, examplesDir });
  return {
    ...findings,
    problems: problemsOnPages(findings.problems, pages, { siteDir: loaded.siteDir, page }),
  };
}

function fragmentFiles(docsDir: string, pages: readonly SourceFile[]): string[] {
  const isPage = new Set(pages.map(({ file }) => file));
  return readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => pageFormat(name) !== undefined && !name.startsWith('public'))
    .map((name) => path.join(docsDir, name))
    .filter((file) => !isPage.has(file));
}

/** Compares what the pages say about options and flags with the installed package. */
function checkContract({ pages, fragments, siteDir, examplesDir }: ContractInput): Findings {
  const packageDir = path.join(examplesDir, 'node_modules/@rslib/core');
  if (!existsSync(packageDir))
    throw new Error('@rslib/core is not installed in examples/. Run `npm ci` there, or `npm test`.');
  const statements = [...pages, ...fragments.map((file) => ({ file, routePath: '' }))].map((page) =>
    pageStatements(page, siteDir),
  );
  const claims = statements.flatMap((page) => page.claims);
  const presets = statements.flatMap((page) => page.presets);
  const options = declaredOptions(declarationFiles(packageDir));
  const bin = path.join(packageDir, 'bin/rslib.js');
  const commands = new Map(
    COMMANDS.map((command) => [command, readFlags(runNode(examplesDir, [bin, command, '--help']))]),
  );
  const tables = statements.map((page) => claimsOfRows(page.rows, options, page));
  const all = [...claims, ...tables.flatMap((table) => table.claims)];
  const stated = statements.flatMap((page) => statedOptions(page, options));
  const same = inspectSame([...defaultQuestions(all), ...stated], examplesDir);
  const rslib = publicDeclarations(packageDir);
  const signatures = declaredSignatures([...rslib, ...publicDeclarations(rsbuildDir(packageDir))]);
  const api = [
    ...rslib.slice(0, 1).flatMap(exportedNames),
    ...[...signatures.keys()].filter((name) => name.startsWith(`${INSTANCE}.`)),
  ];
  const coverage = { options, api, exceptions: UNDOCUMENTED };
  const own = new Set(options.filter(isOptionOfRslib).map(({ name }) => name));
  return joinFindings([
    { compared: 0, problems: checkPages(statements, claims, options), unjudged: [] },
    { compared: 0, problems: checkCoverage(statements, all, coverage), unjudged: [] },
    checkSignatures(statements, signatures),
    checkOptionNames(statements, options),
    checkFlags(statements, commands),
    { compared: 0, problems: [], unjudged: tables.flatMap((table) => table.unjudged) },
    compareClaims(all, {
      options,
      flags: commands.get('build') ?? [],
      isDefault: (name, value) => same({ name, value }),
    }),
    checkSameValues(statements, options, (name, value, other) => same({ name, value, other })),
    checkPlaces(statements, options, Object.keys(UNDOCUMENTED)),
    {
      ...checkSince(readHistory(siteDir), {
        installed: readVersions(examplesDir)['@rslib/core'] ?? '',
        options: [...new Set(all.map(({ name }) => name).filter((name) => own.has(name)))],
        flags: [...new Set([...commands.values()].flat().flatMap(({ names }) => names))],
      }),
      unjudged: [],
    },
    comparePresets(
      presets,
      inspectPresets(presets, examplesDir),
      statements.find(({ routePath }) => routePath === PRESETS_PAGE)?.file,
    ),
  ]);
}

/** Whether a value of an option is the same as another, or as leaving the option out. */
interface Question {
  name: string;
  value: string;
  other?: string;
}

function defaultQuestions(claims: readonly Claim[]): Question[] {
  return claims.flatMap(({ name, default: value }) =>
    value === undefined || literalCode(value) === undefined ? [] : [{ name, value }],
  );
}

/** Asks the real tool, in a separate process. The answer is undefined if inspecting cannot tell. */
function inspectSame(questions: readonly Question[], examplesDir: string) {
  const keyOf = ({ name, value, other }: Question) => JSON.stringify([name, value, other]);
  const asked = new Map(
    questions.map(({ name, value, other }) => [keyOf({ name, value, other }), { name, value, other }]),
  );
  const input = JSON.stringify([...asked.values()]);
  const answers = JSON.parse(
    runNode(examplesDir, [path.join(examplesDir, 'tools/inspect-same.mjs')], input),
  ) as (boolean | null)[];
  const known = new Map([...asked.keys()].map((key, index) => [key, answers[index] ?? undefined]));
  return (question: Question) => known.get(keyOf(question));
}

/** Asks Rslib and Rsbuild which values these options really resolve to. */
function inspectPresets(presets: readonly Preset[], examplesDir: string): ResolvedValues {
  const input = JSON.stringify(
    presets.map(({ option, format, isBundled }) => ({ option, format, bundle: isBundled })),
  );
  return JSON.parse(
    runNode(examplesDir, [path.join(examplesDir, 'tools/inspect-presets.mjs')], input),
  ) as ResolvedValues;
}

function runNode(cwd: string, args: string[], input = ''): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status !== 0)
    throw new Error(`${path.basename(args[0] ?? '')} failed: ${stderr.trim() || stdout.trim()}`);
  return stdout;
}
