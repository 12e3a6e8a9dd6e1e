/** Characters that XML 1.0 does not allow. A lone surrogate becomes a replacement character when written. */
const NOT_ALLOWED = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const TOKEN = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** Returns why a string is not well-formed XML, checking what our writers could get wrong. */
export function xmlFault(xml: string): string | undefined {
  const written = new TextDecoder().decode(new TextEncoder().encode(xml));
  const declaration = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(written)?.[0];
  if (declaration === undefined) return 'The XML declaration is missing.';
  const bad = NOT_ALLOWED.exec(written);
  if (bad) return `XML does not allow this character: ${bad[0].codePointAt(0)?.toString(16)}`;
  if (ENTITY.test(written)) return 'An & does not start an entity.';
  const open: string[] = [];
  let at = declaration.length;
  let roots = 0;
  while (at < written.length) {
    TOKEN.lastIndex = at;
    const [all = '', slash, name = '', , selfClosing, text] = TOKEN.exec(written) ?? [];
    if (all === '') return `Not a tag: ${written.slice(at, at + 40)}`;
    at += all.length;
    if (text !== undefined) {
      if (open.length === 0 && text.trim() !== '') return `Text outside the root element: ${text}`;
    } else if (slash) {
      if (open.pop() !== name) return `</${name}> has no opening tag.`;
    } else {
      if (open.length === 0) roots++;
      if (!selfClosing) open.push(name);
    }
  }
  return open.length > 0 || roots !== 1
    ? 'Some tags are not closed, or there is not exactly one root element.'
    : undefined;
}
