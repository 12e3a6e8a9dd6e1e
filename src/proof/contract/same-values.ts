import type { Paragraph } from 'mdast';
import { literalCode } from '../declared/literal-code.ts';
import type { DeclaredOption } from '../declared/declared-options.ts';
import { joinFindings } from './findings.ts';
import type { Findings } from './findings.ts';

/** A statement that two values of an option are the same: "`output.sourceMap: true` is short for `{ … }`". */
export interface SameValues {
  /** From the sentence, or else from the heading above it. It may lack `lib.`. */
  name: string;
  value: string;
  other: string;
  line: number;
}

type Page = { file: string; sameValues: readonly SameValues[] };

const SAME = /^ (?:is short for|is the same as|means|equals) $/;

/** Finds such statements in a paragraph. `section` is the text of the heading above it. */
export function sameValuesIn({ children }: Paragraph, section: string): SameValues[] {
  return children.flatMap((child, index): SameValues[] => {
    const [left, right] = [children[index - 1], children[index + 1]];
    if (child.type !== 'text' || !SAME.test(child.value)) return [];
    if (left?.type !== 'inlineCode' || right?.type !== 'inlineCode') return [];
    const [, name, named] = /^([a-z]\w*(?:\.\w+)*): (.+)$/i.exec(left.value) ?? [];
    const value = named ?? left.value;
    const line = left.position?.start.line ?? 1;
    if (literalCode(value) === undefined || literalCode(right.value) === undefined) return [];
    return [{ name: name ?? section, value, other: right.value, line }];
  });
}

/** The statements of a page about options, with the name of each option in full. */
export function statedOptions({ sameValues }: Pick<Page, 'sameValues'>, options: readonly DeclaredOption[]) {
  const known = options.map(({ name }) => name);
  return sameValues.flatMap(({ name, ...stated }) => {
    const full = [name, `lib.${name}`].find((one) => known.includes(one));
    return full === undefined ? [] : [{ name: full, ...stated }];
  });
}

/** Compares the statements with what the two values do. `isSame` returns undefined if inspecting cannot tell. */
export function checkSameValues(
  pages: readonly Page[],
  options: readonly DeclaredOption[],
  isSame: (name: string, value: string, other: string) => boolean | undefined,
): Findings {
  return joinFindings(
    pages.flatMap((page) =>
      statedOptions(page, options).map(({ name, value, other, line }): Findings => {
        const place = { file: page.file, line };
        const same = isSame(name, value, other);
        if (same === undefined) {
          const what = `${name}: inspecting cannot tell whether ${value} is the same as ${other}.`;
          return { compared: 0, problems: [], unjudged: [{ ...place, what }] };
        }
        const what = `${name}: ${value} is not the same as ${other}, the configurations of Rspack differ.`;
        const fix = 'Compare both with `rslib inspect`.';
        return { compared: 1, problems: same ? [] : [{ level: 'error', ...place, what, fix }], unjudged: [] };
      }),
    ),
  );
}
