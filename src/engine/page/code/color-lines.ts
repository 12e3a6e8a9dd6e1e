import type { Grammar } from 'shiki';
import { EncodedTokenMetadata, INITIAL } from 'shiki/textmate';
import { escapeText } from '../../files/escape.ts';
import { tokenClass } from './syntax-theme.ts';

type State = typeof INITIAL;

interface ColoredLine {
  html: string;
  /** State of the grammar after the line. */
  next: State;
}

/**
 * Creates a function that colors code with a grammar. It caches lines by grammar state: more than half of the lines in
 * typical documentation occur more than once.
 */
export function createLineColors(grammar: Grammar, colors: readonly string[]): (code: string) => string[] {
  const known = new Map<State, Map<string, ColoredLine>>();
  const states = new Map<number, State[]>();

  /** The same object for the same state, so it can be used as a key. */
  function sameState(state: State): State {
    const alike = states.get(state.depth) ?? [];
    states.set(state.depth, alike);
    const found = alike.find((one) => one.equals(state));
    if (!found) alike.push(state);
    return found ?? state;
  }

  function color(line: string, state: State): ColoredLine {
    const lines = known.get(state) ?? new Map<string, ColoredLine>();
    known.set(state, lines);
    let colored = lines.get(line);
    if (!colored) {
      // With another time limit than 0, a busy machine silently leaves part of a line uncolored, and builds differ.
      const { tokens, ruleStack } = grammar.tokenizeLine2(line, state, 0);
      lines.set(line, (colored = { html: lineHtml(line, tokens, colors), next: sameState(ruleStack) }));
    }
    return colored;
  }

  return (code) => {
    let state: State = INITIAL;
    return code.split(/\r?\n/).map((line) => {
      if (line === '') return '';
      const { html, next } = color(line, state);
      state = next;
      return html;
    });
  };
}

/**
 * Renders the tokens of a line, which are pairs of start offset and metadata. Adjacent tokens of one color share an
 * element; whitespace between them does not interrupt it.
 */
function lineHtml(line: string, tokens: Uint32Array, colors: readonly string[]): string {
  let html = '';
  let text = '';
  let color: string | undefined;
  const flush = () => {
    const escaped = escapeText(text);
    html += color === undefined || text === '' ? escaped : `<span class="${color}">${escaped}</span>`;
    text = '';
  };
  for (let index = 0; index < tokens.length; index += 2) {
    const content = line.slice(tokens[index], tokens[index + 2] ?? line.length);
    const foreground = colors[EncodedTokenMetadata.getForeground(tokens[index + 1]!)];
    const own = content.trim() === '' ? color : tokenClass(foreground);
    if (own !== color) flush();
    color = own;
    text += content;
  }
  flush();
  return html;
}
