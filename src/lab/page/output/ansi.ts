/** A stretch of a console's text with the classes of its color. */
export interface StyledText {
  text: string;
  className: string;
}

const ESCAPE = '\u001B';
/** Colors of a terminal, as the classes that code blocks use. */
const COLORS: Readonly<Record<number, string>> = { 1: 'x', 2: 'i', 3: 'w', 4: 'f', 5: 'k', 6: 'f' };
const SEQUENCE = new RegExp(
  String.raw`${ESCAPE}\[([\d;?]*)([A-Za-z])|${ESCAPE}\][^\u0007]*(?:\u0007|${ESCAPE}\\)`,
  'g',
);

const COLOR_CODES = `((?:${ESCAPE}\\[[\\d;]*m)*)`;
/** A call in the stack of an error, on a line of its own. */
const CALL = new RegExp(String.raw`\n${COLOR_CODES} +at ([^\n]+?)${COLOR_CODES}(?=\n|$)`, 'g');
/** Calls of the lab's own scripts, and those between them that have no place at all. */
const OWN_CALL = /\/assets\/lab\/|\(index \d+\)|\(<anonymous>\)/;
/** A function of the project. The lab evaluates its code, so the place names a script of the lab. */
const PROJECT_CALL = /^((?:async )?(?!eval\b|anonymous\b)[\w$.]+) \(.*(?:\beval at\b|> Function)/;

interface Style {
  color: string;
  isBold: boolean;
  isDim: boolean;
}

const PLAIN: Style = { color: '', isBold: false, isDim: false };

/** Splits what a command prints at its ANSI codes. Codes that are not about colors are dropped. */
export function styledText(printed: string): StyledText[] {
  const parts: StyledText[] = [];
  let style = PLAIN;
  let start = 0;
  const add = (end: number) => {
    if (end > start) parts.push({ text: printed.slice(start, end), className: classOf(style) });
  };
  for (const match of printed.matchAll(SEQUENCE)) {
    add(match.index);
    start = match.index + match[0].length;
    if (match[2] === 'm') style = styleAfter(style, match[1] ?? '');
  }
  add(printed.length);
  return parts;
}

/** Removes the calls of the lab's own scripts from the stacks of errors: readers cannot open them. */
export function withoutOwnCalls(printed: string): string {
  return printed.replaceAll(CALL, (line, before: string, call: string, after: string) => {
    if (!OWN_CALL.test(call)) return line;
    const [, name] = PROJECT_CALL.exec(call) ?? [];
    return name === undefined ? before + after : `\n${before}    at ${name}${after}`;
  });
}

export function plainText(printed: string): string {
  return styledText(printed)
    .map(({ text }) => text)
    .join('');
}

function classOf({ color, isBold, isDim }: Style): string {
  return [color, isBold && 'bold', isDim && 'dim'].filter(Boolean).join(' ');
}

function styleAfter(before: Style, codes: string): Style {
  let style = before;
  const numbers = codes.split(';').map(Number);
  for (let index = 0; index < numbers.length; index++) {
    const code = numbers[index] ?? 0;
    // `38;5;n` and `38;2;r;g;b` are exact colors, which a theme cannot follow.
    if (code === 38 || code === 48) index += numbers[index + 1] === 5 ? 2 : 4;
    else style = withCode(style, code);
  }
  return style;
}

function withCode(style: Style, code: number): Style {
  if (code === 0) return PLAIN;
  if (code === 1) return { ...style, isBold: true };
  if (code === 2 || code === 90) return { ...style, isDim: true };
  if (code === 22) return { ...style, isBold: false, isDim: false };
  if (code === 39) return { ...style, color: '', isDim: false };
  const isColor = (code >= 30 && code <= 37) || (code >= 91 && code <= 97);
  return isColor ? { ...style, color: COLORS[code % 10] ?? '' } : style;
}
