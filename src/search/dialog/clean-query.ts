/** Colour codes of terminals, whole or without the escape character that copying has eaten. */
// oxlint-disable-next-line no-control-regex -- colour codes begin with a control character
const COLOUR_CODES = /\u001B\[[\d;?]*[A-Za-z]|\[\d[\d;]*m/g;
/** Addresses of files on somebody's disk, with line and column: no page knows them. A package as `@a/b` is none. */
const PATHS =
  /(?:file:\/\/|\b[a-z]:[\\/]|(?<![\w@.:/<-])\.{0,2}\/(?=[\w.@~-]))[^\s'"`)]+|(?<=\w\.\w{1,4})(?::\d+){1,2}/gi;
const QUOTES = /["“”„«»`´‘’]|(?<!\w)'|'(?!\w)/g;
/** What terminals draw around a message. */
const DRAWING = /[\u2500-\u259F\u25A0-\u25FF\u00D7\u2715\u2716\u2718]/g;

/** Pasted text as somebody would have typed it: an error message without what only their machine knows. */
export function cleanPasted(text: string): string {
  const plain = text.replaceAll(COLOUR_CODES, '');
  const isMessage = /\s/.test(plain.trim());
  return oneLine(
    (isMessage ? plain.replaceAll(PATHS, ' ') : plain).replaceAll(QUOTES, '').replaceAll(DRAWING, ' '),
  );
}

/** Cut to the limit, and never in the middle of a character. */
export function cutQuery(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
