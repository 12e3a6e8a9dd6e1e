import type { AskType, QuickInfo } from './type-service.ts';

/** More is not read on the way past. */
const LONGEST = 400;

/** What stands at each name of a file, by its offset. */
export type Hover = [offset: number, text: string];

const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
/** At these the compiler tells of the whole configuration. */
const NO_NAMES = new Set(['export', 'default', 'import']);

/** Names in comments and strings have no type, so that no syntax tree is needed to tell them apart. */
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

/** With the parts of a type in place of its name; asked once for each option, as it takes most of the time. */
function expander(ask: AskType) {
  const known = new Map<string, string>();
  return (short: string, file: string, offset: number): string => {
    const isOption = /^\(property\) \w+\./.test(short);
    const long = (isOption ? known.get(short) : undefined) ?? expanded(file, offset, ask);
    known.set(short, long);
    return long;
  };
}

/** TypeScript 6.0.3 throws where it cannot reach the name of a part. */
function expanded(file: string, offset: number, ask: AskType): string {
  try {
    const info = ask(file, offset, true);
    return info === undefined ? '' : typeText(info);
  } catch {
    return '';
  }
}

/** `(property) LibConfig.dts?: boolean`, without where a name comes from and where it is installed. */
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
