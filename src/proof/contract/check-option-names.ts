import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { NamedCode, Statements } from './claims.ts';
import type { DeclaredOption } from '../declared/declared-options.ts';
import { joinFindings } from './findings.ts';
import type { Findings } from './findings.ts';

/** Pages whose headings name options. */
const FOLDER = '/config/';

type Page = Pick<Statements, 'routePath' | 'file' | 'codes'>;

/**
 * Compares the names of options, such as `output.target`, with the declarations. Headings of configuration pages must
 * be options. A name in a sentence may also be an option of another tool, or of the Rspack underneath.
 */
export function checkOptionNames(pages: readonly Page[], options: readonly DeclaredOption[]): Findings {
  const names = options.map(({ name }) => name);
  const groups = new Set(names.map(groupOf));
  // A page may omit the first part of its own option: `bundle.tsconfigPath` for `lib.dts.bundle.tsconfigPath`.
  const isKnown = (name: string) => names.some((one) => one === name || one.endsWith(`.${name}`));
  const judge = (file: string, { code, kind, line }: NamedCode, isConfigPage: boolean): Findings[] =>
    namesIn(code, kind)
      .filter((name) => groups.has(groupOf(name)))
      .map((name): Findings => {
        if (isKnown(name)) return { compared: 1, problems: [], unjudged: [] };
        if (kind === 'heading' && isConfigPage)
          return { compared: 1, problems: [unknownHeading(name, names, { file, line })], unjudged: [] };
        const what = `${name} is not an option of Rslib; it may be another tool's.`;
        return { compared: 0, problems: [], unjudged: [{ file, line, what }] };
      });
  return joinFindings(
    pages.flatMap(({ routePath, file, codes }) =>
      codes.flatMap((code) => judge(file, code, routePath.startsWith(FOLDER))),
    ),
  );
}

function groupOf(name: string): string {
  return name.split('.')[0] ?? '';
}

/** The option names in code: one in `output.target: 'web'`, two in the heading `output.charset, output.manifest`. */
function namesIn(code: string, kind: NamedCode['kind']): string[] {
  if (kind === 'command') return [];
  const parts = kind === 'heading' ? code.split(/,\s*/) : [code];
  return parts.flatMap((part) => /^([a-z]\w*(?:\.\w+)+)(?::.*)?$/i.exec(part)?.[1] ?? []);
}

function unknownHeading(
  name: string,
  names: readonly string[],
  { file, line }: { file: string; line: number },
): Problem {
  const meant = nearest(name, names);
  return {
    level: 'error',
    file,
    line,
    what: `The heading names ${name}, which the package does not have.`,
    didYouMean: meant === undefined ? undefined : `"${meant}"`,
    fix: 'Fix the name, or remove the section.',
  };
}
