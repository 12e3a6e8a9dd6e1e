/** Kinds of text whose bytes do not say that they are UTF-8; sirv names the type alone. */
const UTF8_TEXT: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  md: 'text/markdown',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'text/xml',
};

export function contentTypeOf(file: string): string | undefined {
  const type = UTF8_TEXT[file.slice(file.lastIndexOf('.') + 1)];
  return type === undefined ? undefined : `${type}; charset=utf-8`;
}
