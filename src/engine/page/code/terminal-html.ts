import { escapeText } from '../../files/escape.ts';
import { terminalLines } from './terminal-lines.ts';

/** Words that tools print in color, by class. The color only repeats what the word says. */
const SIGNALS: readonly [className: string, words: RegExp][] = [
  ['x', /^error(?=\s)|\berror(?= TS\d)|(?<=^\W*)(?:\w*Error(?=:| \[)|×)|\b\d+ failed\b/],
  ['w', /^warn(?=\s)/],
  ['i', /^(?:ready|success)(?=\s)|\b\d+ passed\b/],
  ['f', /^(?:info|start)(?=\s)/],
];

/** The HTML of each line. Commands are `<kbd>` with a prompt in `<i>`, which is not part of the command. */
export function terminalHtml(code: string): string[] {
  return terminalLines(code).map(({ kind, text }) => {
    if (kind === 'command') return `<kbd><i>$ </i>${escapeText(text)}</kbd>`;
    if (kind === 'continuation') return `<kbd>${escapeText(text)}</kbd>`;
    if (kind === 'comment') return text === '' ? '' : `<span class="c">${escapeText(text)}</span>`;
    return outputHtml(text);
  });
}

function outputHtml(text: string): string {
  for (const [className, words] of SIGNALS) {
    const found = words.exec(text);
    if (!found) continue;
    const end = found.index + found[0].length;
    const word = `<span class="${className}">${escapeText(found[0])}</span>`;
    return escapeText(text.slice(0, found.index)) + word + escapeText(text.slice(end));
  }
  return escapeText(text);
}
