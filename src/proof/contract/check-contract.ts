import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkCoverage } from './check-coverage.ts';
import { checkFlags } from './check-flags.ts';
import { checkOptionNames } from './check-option-names.ts';
import { checkPages } from './check-pages.ts';
import { checkPlaces } from './check-places.ts';
import { checkSignatures } from './check-signatures.ts';
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
import { declaredSignatures, exportedNames } from './signatures.ts';
import { claimsIn, siteStatements } from './site-claims.ts';
import type { SiteStatements } from './site-claims.ts';
import { UNDOCUMENTED } from './undocumented.ts';
import { checkSince } from '../since/check-since.ts';
import { readHistory } from '../since/since-recording.ts';
import { checkDefaults } from '../defaults/check-defaults.ts';
import { resolvedPage } from '../defaults/resolve-defaults.ts';
import { runNode } from '../declared/run-node.ts';
import { readVersions } from '../examples/run/versions.ts';

const COMMANDS = ['build', 'inspect', 'mf-dev'];
/** The type of what `createRslib` returns. Its methods are part of the API. */
const INSTANCE = 'RslibInstance';

/**
 * Compares what the pages of a site say about options and flags with the installed package. With `page`, returns only
 * the problems on matching pages.
 */
export async function siteContract(siteDir: string, examplesDir: string, page?: string): Promise<Findings> {
  const said = await siteStatements(siteDir);
  const findings = checkContract(said, examplesDir);
  return {
    ...findings,
    problems: problemsOnPages(findings.problems, said.pages, { siteDir: said.siteDir, page }),
  };
}

/** Compares what the pages say about options and flags with the installed package. */
function checkContract({ statements, siteDir }: SiteStatements, examplesDir: string): Findings {
  const packageDir = path.join(examplesDir, 'node_modules/@rslib/core');
  if (!existsSync(packageDir))
    throw new Error('@rslib/core is not installed in examples/. Run `npm ci` there, or `npm test`.');
  const presets = statements.flatMap((page) => page.presets);
  const options = declaredOptions(declarationFiles(packageDir));
  const bin = path.join(packageDir, 'bin/rslib.js');
  const commands = new Map(
    COMMANDS.map((command) => [command, readFlags(runNode(examplesDir, [bin, command, '--help']))]),
  );
  const { claims, all, unjudged } = claimsIn(statements, options);
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
    { compared: 0, problems: [], unjudged },
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
    {
      compared: 0,
      problems: checkDefaults(path.join(siteDir, 'docs'), () => resolvedPage(examplesDir)),
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
