import type { Problem } from '../../model/problem.ts';
import { dashed } from './check-pages.ts';
import type { Claim, Statements } from './claims.ts';
import type { DeclaredOption } from '../declared/declared-options.ts';

const API = '/api/';
const CONFIG = '/config/';
const LIB = 'lib.';
/** Deeper parts of Rsbuild's options belong to the documentation of Rsbuild. */
const RSBUILD_DEPTH = 2;

export interface Coverage {
  options: readonly DeclaredOption[];
  /** Names that the package exports, and methods such as `RslibInstance.build`. */
  api: readonly string[];
  /** Names that no page has to mention, with the reason. */
  exceptions: Readonly<Record<string, string>>;
}

type Page = Pick<Statements, 'routePath' | 'file' | 'codes' | 'signatures' | 'settings'>;

/**
 * Reports what the package declares and no page mentions, and exceptions that are not needed. An option that an example
 * sets matters to readers, so it cannot be an exception.
 */
export function checkCoverage(
  pages: readonly Page[],
  claims: readonly Pick<Claim, 'name'>[],
  { options, api, exceptions }: Coverage,
): Problem[] {
  const isMentioned = optionMentions(pages, claims);
  const inApi = new Set(
    pages
      .filter(({ routePath }) => routePath.startsWith(API))
      .flatMap(({ codes, signatures }) => [...codesOf(codes), ...signatures.map(({ name }) => name)]),
  );
  const fileOf = (route: string) => pages.find(({ routePath }) => routePath === route)?.file ?? 'docs';
  const missing = [
    ...listedOptions(options)
      .filter((name) => !isMentioned(name))
      .map((name) => ({ name, kind: 'option', file: fileOf(CONFIG) })),
    ...api.filter((name) => !inApi.has(name)).map((name) => ({ name, kind: 'export', file: fileOf(API) })),
  ];
  const covers = (exception: string, name: string) => name === exception || name.startsWith(`${exception}.`);
  const unexplained = missing.filter(
    ({ name }) => !Object.keys(exceptions).some((exception) => covers(exception, name)),
  );
  const needless = Object.keys(exceptions).filter(
    (exception) => !missing.some(({ name }) => covers(exception, name)),
  );
  const used = optionsInUse(pages, options).filter(
    ({ name }) => !isMentioned(name) && !unexplained.some((one) => one.name === name),
  );
  return [
    ...used.map(({ name, ...place }): Problem => ({
      level: 'error',
      ...place,
      what: `The example sets ${name}, which no page under ${CONFIG} mentions.`,
      fix: 'Describe the option there.',
    })),
    ...unexplained.map(({ name, kind, file }): Problem => ({
      level: 'error',
      file,
      what: `No page mentions the ${kind} ${name}.`,
      fix: 'Describe it, or add it with a reason to src/proof/contract/undocumented.ts.',
    })),
    ...needless.map((name): Problem => ({
      level: 'error',
      file: 'src/proof/contract/undocumented.ts',
      what: `${name} is an exception, but the package does not have it, or pages mention all of it.`,
      fix: 'Remove it from the list.',
    })),
  ];
}

/** Rslib's own options with all parts, and Rsbuild's options. Options of items are not repeated at the top level. */
function listedOptions(options: readonly DeclaredOption[]): string[] {
  const own = options.filter(({ name, isOwn }) => isOwn && name.startsWith(LIB)).map(({ name }) => name);
  const shared = options.filter(
    ({ name }) =>
      !name.startsWith(LIB) && !own.includes(LIB + name) && name.split('.').length <= RSBUILD_DEPTH,
  );
  return [...own, ...shared.map(({ name }) => name)];
}

/** The options that examples set, each with the first place. Deep parts count as the option they belong to. */
function optionsInUse(pages: readonly Page[], options: readonly DeclaredOption[]) {
  const isOwn = new Map(options.map((option) => [option.name, option.isOwn]));
  const used = new Map<string, { name: string; file: string; line: number }>();
  for (const { file, settings } of pages)
    for (const setting of settings) {
      // An option of Rslib at the top level is the same as that of an item.
      const own = [LIB + setting.name, setting.name].find((name) => isOwn.get(name));
      const name = own ?? sharedName(setting.name);
      if (isOwn.has(name) && !used.has(name)) used.set(name, { name, file, line: setting.line });
    }
  return [...used.values()];
}

function sharedName(name: string): string {
  const shared = name.startsWith(LIB) ? name.slice(LIB.length) : name;
  return shared.split('.').slice(0, RSBUILD_DEPTH).join('.');
}

/**
 * Finds an option in tags, tables and code. The last part of its name is enough on the page of the option, and any
 * longer end of the name on every configuration page: `dts.bundle` for `lib.dts.bundle`.
 */
function optionMentions(
  pages: readonly Page[],
  claims: readonly Pick<Claim, 'name'>[],
): (name: string) => boolean {
  // Guides also name options of other tools, such as Vite's `customLogger`.
  const reference = pages.filter(({ routePath }) => routePath.startsWith(CONFIG));
  const codes = new Map(reference.map(({ routePath, codes: own }) => [routePath, new Set(codesOf(own))]));
  const anywhere = new Set([
    ...claims.map(({ name }) => name),
    ...[...codes.values()].flatMap((own) => [...own]),
  ]);
  return (name) => {
    const parts = name.split('.');
    const ends = parts.map((_, index) => parts.slice(index).join('.'));
    if (ends.some((end) => (end === name || end.includes('.')) && anywhere.has(end))) return true;
    return pagesOf(parts).some((route) => codes.get(route)?.has(parts.at(-1) ?? '') === true);
  };
}

function pagesOf([group = '', option = '']: readonly string[]): string[] {
  const folder = group === 'lib' ? '/config/lib/' : '/config/rsbuild/';
  return [folder, folder + dashed(group === 'lib' ? option : group)];
}

/** The names in code, without values: `target` for `target: 'web'`. */
function codesOf(codes: Page['codes']): string[] {
  return codes
    .filter(({ kind }) => kind !== 'command')
    .flatMap(({ code }) => code.split(/,\s*/))
    .flatMap((part) => /^([\w.]+)(?::.*)?$/s.exec(part.trim())?.[1] ?? []);
}
