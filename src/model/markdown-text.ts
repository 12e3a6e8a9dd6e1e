/** Helpers that write text as Markdown without changing its meaning. */

/** Characters that have a meaning within a line: code, emphasis, links, tags, character references, URLs. */
const MARKS =
  /[\\`*~[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)|(?<=\bhttps?):(?=\/\/)|(?<=\bwww)\.|(?<=[\w.+-])@(?=[\w-])/giu;

export function plainText(text: string): string {
  return text.replaceAll(/[ \t\n\r\f]+/g, ' ').replaceAll(MARKS, String.raw`\$&`);
}

/** A hard line break. */
export const LINE_BREAK = '\\\n';

/** Characters that start another block at the beginning of a line: a heading, list, quote, rule or table. */
const BLOCK_MARK = /^(?:#{1,6}(?= |$)|[-+](?=[ -]|$)|[>|]|=(?==*$)|:(?=[-:]))/;
const NUMBER = /^(\d{1,9})([.)])(?= |$)/;

export function paragraph(text: string): string {
  return text
    .split(LINE_BREAK)
    .map((line) =>
      line
        .trim()
        .replace(BLOCK_MARK, String.raw`\$&`)
        .replace(NUMBER, String.raw`$1\$2`),
    )
    .join(LINE_BREAK);
}

export function heading(depth: number, text: string): string {
  return `${'#'.repeat(depth)} ${oneLine(text).replace(/(^| )(#+)$/, String.raw`$1\$2`)}`.trim();
}

export function oneLine(text: string): string {
  return text.replaceAll(LINE_BREAK, ' ').trim();
}

/** Wraps text in marks and keeps surrounding spaces outside, because marks next to an inner space have no effect. */
export function marked(mark: string, text: string): string {
  const inner = text.trim();
  return inner === '' ? text : text.replace(inner, () => mark + inner + mark);
}

export function codeSpan(code: string): string {
  const line = code.replaceAll(/\s*\n\s*/g, ' ');
  if (line === '') return '';
  const ticks = '`'.repeat(longestRun(line, /`+/g) + 1);
  const isPadded = /^`|`$|^ .*[^ ].* $/.test(line);
  return isPadded ? `${ticks} ${line} ${ticks}` : ticks + line + ticks;
}

export function codeBlock(code: string, info = ''): string {
  const [mark, runs] = info.includes('`') ? ['~', /~+/g] : ['`', /`+/g];
  const fence = mark.repeat(Math.max(3, longestRun(code, runs) + 1));
  const told = info.replaceAll(/\\|&(?=#?\w+;)/g, String.raw`\$&`);
  return `${fence}${told}\n${code}${code === '' ? '' : '\n'}${fence}`;
}

export function link(url: string, text: string): string {
  return text === plainText(url) && /^https?:\/\/[^\s<>\\]+$/.test(url)
    ? `<${url}>`
    : `[${oneLine(text)}](${address(url)})`;
}

export function image(url: string, alt: string): string {
  return `![${plainText(alt).trim()}](${address(url)})`;
}

function address(url: string): string {
  const safe = url
    .replaceAll(/[\s<>\\]/g, (one) => encodeURIComponent(one))
    .replaceAll(/&(?=#?\w+;)/g, '&amp;');
  return /[()]/.test(safe) ? `<${safe}>` : safe;
}

/** Adds a list marker or quote marker to the lines of a block. */
export function prefixed(text: string, first: string, rest = first): string {
  return text
    .split('\n')
    .map((line, index) => ((index === 0 ? first : rest) + line).trimEnd())
    .join('\n');
}

function longestRun(text: string, runs: RegExp): number {
  return Math.max(0, ...(text.match(runs) ?? []).map((run) => run.length));
}

/** Writes a title above what it belongs to, if there is one. */
export function title(text: string): string[] {
  return text === '' ? [] : [marked('**', plainText(text))];
}

export function quote(blocks: readonly string[]): string[] {
  const lines = blocks.join('\n\n').split('\n');
  return [lines.map((line) => `> ${line}`.trimEnd()).join('\n')];
}
