import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Problem } from '../../model/problem.ts';
import { loadSite } from '../config/load.ts';
import { displayPath } from '../content/display-path.ts';
import { scanDocs } from '../content/scan.ts';
import type { SourceFile } from '../content/scan.ts';
import { checkPages } from './check-pages.ts';
import { pageClaims } from './claims.ts';
import type { Claim } from './claims.ts';
import { compareClaims } from './compare-claims.ts';
import { declaredOptions } from './declared-options.ts';
import { readFlags } from './flags.ts';

export interface ContractInput {
  pages: readonly SourceFile[];
  siteDir: string;
  /** Folder whose node_modules have the package the pages are about. */
  examplesDir: string;
}

export interface ContractResult {
  claims: number;
  problems: Problem[];
}

/** The same for a site that has not been opened yet. */
export async function siteContract(siteDir: string, examplesDir: string): Promise<ContractResult> {
  const loaded = await loadSite(siteDir, {});
  const { pages } = scanDocs(loaded.docsDir, loaded.config, loaded.siteDir);
  return checkContract({ pages, siteDir: loaded.siteDir, examplesDir });
}

/** What the pages say of options and flags against the installed package. */
function checkContract({ pages, siteDir, examplesDir }: ContractInput): ContractResult {
  const packageDir = path.join(examplesDir, 'node_modules/@rslib/core');
  if (!existsSync(packageDir))
    throw new Error('@rslib/core is not installed in examples/. Run `npm ci` there, or `npm test`.');
  const claims = pages.flatMap((page) => pageClaims(page, siteDir));
  const options = declaredOptions(
    readFileSync(path.join(packageDir, 'dist-types/types/config.d.ts'), 'utf8'),
  );
  const flags = readFlags(runNode(examplesDir, [path.join(packageDir, 'bin/rslib.js'), 'build', '--help']));
  const defaults = inspectDefaults(claims, examplesDir);
  const problems = [
    ...checkPages(
      pages.map(({ routePath, file }) => ({ routePath, file: displayPath(siteDir, file) })),
      claims,
      options,
    ),
    ...compareClaims(claims, {
      options,
      flags,
      isDefault: (name, value) => defaults.get(`${name} ${value}`),
    }),
  ];
  return { claims: claims.length, problems };
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
