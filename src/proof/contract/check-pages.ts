import type { Problem } from '../../model/problem.ts';
import type { Claim } from './claims.ts';
import type { DeclaredOption } from '../declared/declared-options.ts';

export interface OptionPage {
  routePath: string;
  file: string;
}

const FOLDER = '/config/lib/';
/** Options that another page covers. `output` belongs to Rsbuild. */
const COVERED_ELSEWHERE: Record<string, string> = {
  output: '/config/rsbuild/output',
};

/** Checks that every option of an item of `lib` has a page, and every page an option. */
export function checkPages(
  pages: readonly OptionPage[],
  claims: readonly Claim[],
  options: readonly DeclaredOption[],
): Problem[] {
  const own = options
    .filter(({ name, isOwn }) => isOwn && /^lib\.\w+$/.test(name))
    .map(({ name }) => name.slice('lib.'.length))
    .filter((name) => !(name in COVERED_ELSEWHERE));
  const routes = new Map(own.map((name) => [FOLDER + dashed(name), name]));
  const index = pages.find(({ routePath }) => routePath === FOLDER);
  const problems: Problem[] = [...routes]
    .filter(([route]) => !pages.some(({ routePath }) => routePath === route))
    .map(([route, name]) => ({
      level: 'error',
      file: index?.file ?? 'docs',
      what: `The option lib.${name} has no page at ${route}.`,
      fix: 'Write it, or add the page that covers the option to COVERED_ELSEWHERE in src/proof/contract/check-pages.ts.',
    }));
  for (const { routePath, file } of pages) {
    if (!routePath.startsWith(FOLDER) || routePath === FOLDER) continue;
    const name = routes.get(routePath);
    if (name === undefined)
      problems.push({
        level: 'error',
        file,
        line: 1,
        what: `${routePath} is a page for an option that the package does not have.`,
        fix: 'Remove the page, or move it to the folder it belongs to.',
      });
    else if (!claims.some((claim) => claim.routePath === routePath && claim.name === `lib.${name}`))
      problems.push({
        level: 'error',
        file,
        line: 1,
        what: `The page does not state the type and default of lib.${name}.`,
        fix: `Put <Option name="lib.${name}" … /> below its first example.`,
      });
  }
  return problems;
}

/** The name of an option as it is in a route. */
export function dashed(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
