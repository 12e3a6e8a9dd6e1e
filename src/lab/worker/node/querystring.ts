export function parse(text: string): Record<string, string | string[]> {
  const parsed: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = parsed[name];
    parsed[name] = before === undefined ? value : [before, value].flat();
  }
  return parsed;
}

export function stringify(values: Readonly<Record<string, string | readonly string[]>>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((item) => `${escape(name)}=${escape(item)}`))
    .join('&');
}

export function escape(text: string): string {
  return encodeURIComponent(text);
}

export function unescape(text: string): string {
  return decodeURIComponent(text);
}
