/** Every character XML 1.0 allows; a lone half of a character becomes a replacement character when written. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const TOKEN = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Why a text is no well-formed XML, in so far as our writers could get it wrong; nothing when it is. */
export function xmlFault(xml: string): string | undefined {
  const written = new TextDecoder().decode(new TextEncoder().encode(xml));
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(written)?.[0];
  if (declaration === undefined) return 'There is no declaration.';
  const bad = NOT_ALLOWED.exec(written);
  if (bad) return `A character that XML does not know: ${bad[0].codePointAt(0)?.toString(16)}`;
  if (ENTITY.test(written)) return 'An & that begins no entity.';
  const open: string[] = [];
  let at = declaration.length;
  let roots = 0;
  while (at < written.length) {
    TOKEN.lastIndex = at;
    const [all = '', slash, name = '', , selfClosing, text] = TOKEN.exec(written) ?? [];
    if (all === '') return `This is no tag: ${written.slice(at, at + 40)}`;
    at += all.length;
    if (text !== undefined) {
      if (open.length === 0 && text.trim() !== '') return `Text outside of everything: ${text}`;
    } else if (slash) {
      if (open.pop() !== name) return `</${name}> closes nothing.`;
    } else {
      if (open.length === 0) roots++;
      if (!selfClosing) open.push(name);
    }
  }
  return open.length > 0 || roots !== 1 ? 'Tags are left open, or there is not one around all.' : undefined;
}
