import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Problem } from '../../model/problem.ts';
import { loadSite } from '../config/load.ts';
import { scanDocs } from '../content/scan.ts';
import type { SourceFile } from '../content/scan.ts';
import { CLI_PAGE, checkFlags } from './check-flags.ts';
import { checkPages } from './check-pages.ts';
import { pageStatements } from './claims.ts';
import type { Claim, Preset } from './claims.ts';
import { compareClaims } from './compare-claims.ts';
import { comparePresets, PRESETS_PAGE } from './compare-presets.ts';
import type { ResolvedValues } from './compare-presets.ts';
import { declaredOptions } from './declared-options.ts';
import { readFlags } from './flags.ts';
import { problemsOnPages } from './problems-on-pages.ts';

const COMMANDS = ['build', 'inspect', 'mf-dev'];

export interface ContractInput {
  pages: readonly SourceFile[];
  siteDir: string;
  /** Folder whose node_modules have the package the pages are about. */
  examplesDir: string;
}

export interface ContractResult {
  /** How many statements were compared. */
  statements: number;
  problems: Problem[];
}

/** The same for a site that has not been opened yet; with `page` only what stands on such pages is told. */
export async function siteContract(
  siteDir: string,
  examplesDir: string,
  page?: string,
): Promise<ContractResult> {
  const loaded = await loadSite(siteDir, {});
  const { pages } = scanDocs(loaded.docsDir, loaded.config, loaded.siteDir);
  const { statements, problems } = checkContract({ pages, siteDir: loaded.siteDir, examplesDir });
  return { statements, problems: problemsOnPages(problems, pages, { siteDir: loaded.siteDir, page }) };
}

/** What the pages say of options and flags against the installed package. */
function checkContract({ pages, siteDir, examplesDir }: ContractInput): ContractResult {
  const packageDir = path.join(examplesDir, 'node_modules/@rslib/core');
  if (!existsSync(packageDir))
    throw new Error('@rslib/core is not installed in examples/. Run `npm ci` there, or `npm test`.');
  const statements = pages.map((page) => pageStatements(page, siteDir));
  const claims = statements.flatMap((page) => page.claims);
  const presets = statements.flatMap((page) => page.presets);
  const options = declaredOptions(
    readFileSync(path.join(packageDir, 'dist-types/types/config.d.ts'), 'utf8'),
  );
  const flagsOf = (command: string) =>
    readFlags(runNode(examplesDir, [path.join(packageDir, 'bin/rslib.js'), command, '--help']));
  const cliPage = statements.find(({ routePath }) => routePath === CLI_PAGE);
  const defaults = inspectDefaults(claims, examplesDir);
  const problems = [
    ...checkPages(statements, claims, options),
    ...compareClaims(claims, {
      options,
      flags: flagsOf('build'),
      isDefault: (name, value) => defaults.get(`${name} ${value}`),
    }),
    ...(cliPage === undefined ? [] : checkFlags(cliPage.codes, COMMANDS.flatMap(flagsOf), cliPage.file)),
    ...comparePresets(
      presets,
      inspectPresets(presets, examplesDir),
      statements.find(({ routePath }) => routePath === PRESETS_PAGE)?.file,
    ),
  ];
  return { statements: claims.length + presets.length, problems };
}

/** Asks the real tool, in a process of its own: whether a value is what leaving the option out means. */
function inspectDefaults(claims: readonly Claim[], examplesDir: string): Map<string, boolean | undefined> {
  const asked = claims.filter((claim) => claim.name.startsWith('lib.') && claim.default !== undefined);
  const input = JSON.stringify(
    asked.map(({ name, default: code }) => ({ name: name.slice('lib.'.length), code })),
  );
  const answers = JSON.parse(
    runNode(examplesDir, [path.join(examplesDir, 'tools/inspect-defaults.mjs')], input),
  ) as (boolean | null)[];
  return new Map(
    asked.map(({ name, default: code }, index) => [`${name} ${code}`, answers[index] ?? undefined]),
  );
}

/** What Rslib and Rsbuild really resolve those options to. */
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
