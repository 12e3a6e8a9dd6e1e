import type { Problem } from '../../model/problem.ts';
import type { Preset } from './claims.ts';
import { joinFindings } from './findings.ts';
import type { Findings } from './findings.ts';
import { sameCode } from './same-code.ts';
import { NO_VALUE } from './table-rows.ts';

export interface ResolvedValues {
  /** In the order of the presets, as code. */
  answers: readonly { rslib: string; rsbuild: string }[];
  /** Every option that a plain item resolves otherwise than Rsbuild alone. */
  different: readonly string[];
}

/** Values that no literal can show; the pages tell them in words. */
const TOLD_IN_WORDS = new Set([
  // Node.js's own modules, told with `output.externals`.
  'output.externals',
  // What `lib.syntax` comes to.
  'output.overrideBrowserslist',
  // Functions and long lists of Rslib's own.
  'tools.rspack',
  'tools.swc',
  'plugins',
]);

/** What an option without a value resolves to. */
const EMPTY = new Set(['undefined', '{}', '[]']);

/** The page where such values are listed; a site without it has nothing to be complete about. */
export const PRESETS_PAGE = '/config/rsbuild/';

/** Values that pages state wrongly, and those that no page states though Rslib sets them. */
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
  const told = presets.filter(({ value }) => value !== undefined);
  const untold = different.filter(
    (option) => !TOLD_IN_WORDS.has(option) && !told.some((preset) => areRelated(preset.option, option)),
  );
  const missing = untold.map((option): Problem => ({
    level: 'error',
    file: page,
    what: `Rslib sets ${option} otherwise than Rsbuild, and no page says so.`,
    fix: `Put <Preset option="${option}" … /> below its heading.`,
  }));
  return { ...findings, problems: [...findings.problems, ...missing] };
}

function compareValue(
  { option, format, isBundled, file, line }: Preset,
  attribute: string,
  tool: string,
  told: string | undefined,
  real: string,
): Findings {
  if (told === undefined)
    return {
      compared: 0,
      problems: [],
      unjudged: [{ file, line, what: `${option}: the value of ${tool} is in words.` }],
    };
  const findings: Findings = { compared: 1, problems: [], unjudged: [] };
  if (told === NO_VALUE ? EMPTY.has(real) : sameCode(told, real)) return findings;
  const item = `${format}${isBundled ? '' : ', bundle: false'}`;
  findings.problems.push({
    level: 'error',
    file,
    line,
    what: `${option} (${item}): ${tool} resolves it to ${real}, not ${told}.`,
    fix: `Write ${attribute}=${JSON.stringify(real)}.`,
  });
  return findings;
}

/** The same option, or one of them a part of the other. */
function areRelated(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
}
