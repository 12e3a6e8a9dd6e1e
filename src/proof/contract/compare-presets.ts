import type { Problem } from '../../model/problem.ts';
import type { Preset } from './claims.ts';
import { joinFindings } from './findings.ts';
import type { Findings } from './findings.ts';
import { sameCode } from './compare-claims.ts';
import { NO_VALUE } from './table-rows.ts';

export interface ResolvedValues {
  /** Values as code, in the order of the presets. */
  answers: readonly { rslib: string; rsbuild: string }[];
  /** Every option that a plain item resolves differently from Rsbuild alone. */
  different: readonly string[];
}

/** Values that no literal can express; the pages describe them in words. */
const DESCRIBED_IN_WORDS = new Set([
  // The modules of Node.js, described with `output.externals`.
  'output.externals',
  // The result of `lib.syntax`.
  'output.overrideBrowserslist',
  // Functions and long lists that Rslib adds.
  'tools.rspack',
  'tools.swc',
  'plugins',
]);

/** Values of an option that is not set. */
const EMPTY = new Set(['undefined', '{}', '[]']);

/** The page that lists such values. A site without it does not have to list all of them. */
export const PRESETS_PAGE = '/config/rsbuild/';

/** Reports values that pages state wrongly, and values that Rslib sets and no page states. */
export function comparePresets(
  presets: readonly Preset[],
  { answers, different }: ResolvedValues,
  page: string | undefined,
): Findings {
  const findings = joinFindings(
    presets.flatMap((preset, index) => {
      const real = answers[index];
      return real === undefined
        ? []
        : [
            compareValue(preset, 'value', 'Rslib', preset.value, real.rslib),
            compareValue(preset, 'rsbuild', 'Rsbuild', preset.rsbuild, real.rsbuild),
          ];
    }),
  );
  if (page === undefined) return findings;
  const withValue = presets.filter(({ value }) => value !== undefined);
  const undocumented = different.filter(
    (option) =>
      !DESCRIBED_IN_WORDS.has(option) && !withValue.some((preset) => areRelated(preset.option, option)),
  );
  const missing = undocumented.map((option): Problem => ({
    level: 'error',
    file: page,
    what: `Rslib and Rsbuild have different defaults for ${option}, and no page says so.`,
    fix: `Put <Preset option="${option}" … /> below its heading.`,
  }));
  return { ...findings, problems: [...findings.problems, ...missing] };
}

function compareValue(
  { option, format, isBundled, file, line }: Preset,
  attribute: string,
  tool: string,
  documented: string | undefined,
  real: string,
): Findings {
  if (documented === undefined)
    return {
      compared: 0,
      problems: [],
      unjudged: [{ file, line, what: `${option}: the value of ${tool} is described in words.` }],
    };
  const findings: Findings = { compared: 1, problems: [], unjudged: [] };
  if (documented === NO_VALUE ? EMPTY.has(real) : sameCode(documented, real)) return findings;
  const item = `${format}${isBundled ? '' : ', bundle: false'}`;
  findings.problems.push({
    level: 'error',
    file,
    line,
    what: `${option} (${item}): ${tool} resolves it to ${real}, not ${documented}.`,
    fix: `Write ${attribute}=${JSON.stringify(real)}.`,
  });
  return findings;
}

/** Related options are the same, or one is a part of the other. */
function areRelated(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
}
