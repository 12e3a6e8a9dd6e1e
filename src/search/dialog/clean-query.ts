import { oneLine } from '../../model/one-line.ts';

/** Color codes of terminals, complete or without the escape character that copying dropped. */
// oxlint-disable-next-line no-control-regex -- color codes start with a control character
const COLOR_CODES = /\u001B\[[\d;?]*[A-Za-z]|\[\d[\d;]*m/g;
/**
 * File paths with line and column, which no page contains. A package such as `@a/b` does not match, nor do parts of
 * code: `/usr/bin/env` after `#!`, and a quoted `./x.module.css` or `./x.svg?react`, whose ending is what the line is about.
 */
const PATHS =
  /(?:file:\/\/|\b[a-z]:[\\/]|(?<![\w@.:/<!-])(?!(?<=['"`])\.\/[\w-]+\.[\w.-]+(?:\?[\w&=-]+)?['"`])\.{0,2}\/(?=[\w.@~-]))[^\s'"`)]+|(?<=\w\.\w{1,4})(?::\d+){1,2}/gi;
const QUOTES = /["“”„«»`´‘’]|(?<!\w)'|'(?!\w)/g;
/** Box drawing and symbols that terminals print around a message. */
const BOX_DRAWING = /[\u2500-\u259F\u25A0-\u25FF\u00D7\u2715\u2716\u2718]/g;

/**
 * Reduces pasted text to what somebody would type: an error message without paths and codes of their machine.
 */
export function cleanPasted(text: string): string {
  const plain = text.replaceAll(COLOR_CODES, '');
  const isMessage = /\s/.test(plain.trim());
  return oneLine(
    (isMessage ? plain.replaceAll(PATHS, ' ') : plain).replaceAll(QUOTES, '').replaceAll(BOX_DRAWING, ' '),
  );
}

/** Cuts text to the limit without splitting a character. */
export function cutQuery(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
