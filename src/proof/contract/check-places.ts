import type { Problem } from '../../model/problem.ts';
import type { DeclaredOption } from '../declared/declared-options.ts';
import type { Findings } from './findings.ts';
import type { PlaceRow } from './table-rows.ts';

type Page = { file: string; places: readonly PlaceRow[] };

/**
 * Compares tables that say where an option may be with the declarations: at the top level, in an item of `lib`, or both.
 * Reports options of Rsbuild that such a table lacks. `exceptions` need not be in it.
 */
export function checkPlaces(
  pages: readonly Page[],
  options: readonly DeclaredOption[],
  exceptions: readonly string[],
): Findings {
  const known = new Set(options.map(({ name }) => name));
  const shared = options.filter(({ name, isOwn }) => !isOwn && !name.includes('.')).map(({ name }) => name);
  const findings: Findings = { compared: 0, problems: [], unjudged: [] };
  for (const { file, places } of pages) {
    if (places.length === 0) continue;
    const report = (line: number, what: string, fix: string) =>
      findings.problems.push({ level: 'error', file, line, what, fix } satisfies Problem);
    for (const { option, isTypeError, line } of places) {
      findings.compared += 1;
      if (known.has(option) !== isTypeError) continue;
      if (isTypeError)
        report(line, `${option} is not a type error: it is declared.`, 'Say what it does there.');
      else
        report(line, `${option} is a type error: it is not declared.`, 'Begin the cell with “a type error”.');
    }
    for (const name of shared)
      if (!exceptions.includes(name) && !places.some(({ option }) => option === name))
        report(places[0]?.line ?? 1, `The table does not say where ${name} may be.`, 'Add a row for it.');
  }
  return findings;
}
