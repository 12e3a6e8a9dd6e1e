import type { Grammar } from 'shiki';
import { EncodedTokenMetadata, INITIAL } from 'shiki/textmate';
import { escapeText } from '../../files/escape.ts';
import { tokenClass } from './syntax-theme.ts';

type State = typeof INITIAL;

interface ColouredLine {
  html: string;
  /** Where the grammar is after it. */
  next: State;
}

/**
 * Colours code with one grammar. More than half of the lines in a documentation have stood in the same place of the
 * grammar before: they are coloured once.
 */
export function createLineColours(grammar: Grammar, colours: readonly string[]): (code: string) => string[] {
  const known = new Map<State, Map<string, ColouredLine>>();
  const states = new Map<number, State[]>();

  /** The same place is the same object, so that it can be looked up. */
  function sameState(state: State): State {
    const alike = states.get(state.depth) ?? [];
    states.set(state.depth, alike);
    const found = alike.find((one) => one.equals(state));
    if (!found) alike.push(state);
    return found ?? state;
  }

  function colour(line: string, state: State): ColouredLine {
    const lines = known.get(state) ?? new Map<string, ColouredLine>();
    known.set(state, lines);
    let coloured = lines.get(line);
    if (!coloured) {
      // Without the limit set to 0 a busy machine silently leaves part of a line uncoloured, and two builds differ.
      const { tokens, ruleStack } = grammar.tokenizeLine2(line, state, 0);
      lines.set(line, (coloured = { html: lineHtml(line, tokens, colours), next: sameState(ruleStack) }));
    }
    return coloured;
  }

  return (code) => {
    let state: State = INITIAL;
    return code.split(/\r?\n/).map((line) => {
      if (line === '') return '';
      const { html, next } = colour(line, state);
      state = next;
      return html;
    });
  };
}

/**
 * Tokens come as pairs of where they begin and what they are. Neighbours of one colour share an element; space between
 * them takes no colour of its own.
 */
function lineHtml(line: string, tokens: Uint32Array, colours: readonly string[]): string {
  let html = '';
  let text = '';
  let colour: string | undefined;
  const flush = () => {
    const escaped = escapeText(text);
    html += colour === undefined || text === '' ? escaped : `<span class="${colour}">${escaped}</span>`;
    text = '';
  };
  for (let index = 0; index < tokens.length; index += 2) {
    const content = line.slice(tokens[index], tokens[index + 2] ?? line.length);
    const foreground = colours[EncodedTokenMetadata.getForeground(tokens[index + 1]!)];
    const own = content.trim() === '' ? colour : tokenClass(foreground);
    if (own !== colour) flush();
    colour = own;
    text += content;
  }
  flush();
  return html;
}
