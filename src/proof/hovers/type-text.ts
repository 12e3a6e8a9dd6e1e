import type { AskType, QuickInfo } from './type-service.ts';

/** Nobody reads more than this on hover. */
const LONGEST = 400;

/** The text for a name, and its offset in the file. */
export type Hover = [offset: number, text: string];

const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
/** For these words, the compiler returns the type of the whole configuration. */
const NO_NAMES = new Set(['export', 'default', 'import']);

/**
 * Finds the types of all names in a file. Names in comments and strings have no type, so no syntax tree is needed.
 */
export function hoverReader(ask: AskType): (file: string, text: string) => Hover[] {
  const expand = expander(ask);
  return (file, text) =>
    [...text.matchAll(NAME)].flatMap(({ 0: name, index }): Hover[] => {
      if (NO_NAMES.has(name)) return [];
      const info = ask(file, index, false);
      if (info?.textSpan.start !== index || info.textSpan.length !== name.length) return [];
      const short = typeText(info);
      if (short === '') return [];
      const isExpandable = info.canIncreaseVerbosityLevel === true && info.kind === 'property';
      const long = isExpandable ? expand(short, file, index) : '';
      return [[index, long !== '' && long.length <= LONGEST ? long : clip(short)]];
    });
}

/** Replaces the name of a type by its parts. Asks only once for each option, because this takes most of the time. */
function expander(ask: AskType) {
  const known = new Map<string, string>();
  return (short: string, file: string, offset: number): string => {
    const isOption = /^\(property\) \w+\./.test(short);
    const long = (isOption ? known.get(short) : undefined) ?? expanded(file, offset, ask);
    known.set(short, long);
    return long;
  };
}

/** Empty if the type cannot be expanded: TypeScript 6.0.3 throws if it cannot reach the name of a part. */
function expanded(file: string, offset: number, ask: AskType): string {
  try {
    const info = ask(file, offset, true);
    return info === undefined ? '' : typeText(info);
  } catch {
    return '';
  }
}

/** A string such as `(property) LibConfig.dts?: boolean`, without the origin of names and paths of packages. */
export function typeText({ displayParts = [] }: Pick<QuickInfo, 'displayParts'>): string {
  return displayParts
    .map(({ text }) => text)
    .join('')
    .replace(/^\(alias\) /, '')
    .replace(/\n(?:import|export) [^\n]*$/, '')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/^(?: {4})+/gm, (indent) => '  '.repeat(indent.length / 4));
}

function clip(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}
