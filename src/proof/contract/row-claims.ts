import type { Claim } from './claims.ts';
import type { DeclaredOption } from '../declared/declared-options.ts';
import type { Unjudged } from './findings.ts';
import type { Row } from './table-rows.ts';

/** Finds the option that each row of a table is about. Rows without one may be about another tool. */
export function claimsOfRows(
  rows: readonly Row[],
  options: readonly DeclaredOption[],
  { file, routePath }: { file: string; routePath: string },
): { claims: Claim[]; unjudged: Unjudged[] } {
  const claims: Claim[] = [];
  const unjudged: Unjudged[] = [];
  for (const { names, line, ...told } of rows) {
    const name = optionMeant(names, options);
    if (name === undefined) {
      const what = `${names.at(-1)} in the table is not an option of Rslib; it may be another tool's.`;
      unjudged.push({ file, line, what });
      continue;
    }
    const unsaid = { cli: undefined, isTopLevel: false, isDeprecated: false };
    claims.push({ ...told, ...unsaid, name, isRow: true, routePath, file, line });
  }
  return { claims, unjudged };
}

/**
 * The option that a name is short for. The page `auto-external` also covers `output.autoExternal`, so
 * `autoExternal.exclude` may be a part of that.
 */
function optionMeant(names: readonly string[], options: readonly DeclaredOption[]): string | undefined {
  const known = new Set(options.map(({ name }) => name));
  const ends = names.filter((one) => one.includes('.')).map((one) => `.${one}`);
  return (
    names.find((one) => known.has(one)) ??
    options.find(({ name }) => ends.some((end) => name.endsWith(end)))?.name
  );
}
