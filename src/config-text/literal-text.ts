const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};
const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(\r\n|[^]))/gi;
const REG_EXP = /^\/([^]*)\/([a-z]*)$/;

/** The value of a string literal, with any kind of quotes. */
export function stringOf(literal: string): string {
  return literal
    .slice(1, -1)
    .replaceAll(ESCAPE, (_, point?: string, unit?: string, byte?: string, other = '') => {
      const code = point ?? unit ?? byte;
      if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff));
      // A backslash at the end of a line continues the string without a break.
      return /[\r\n]/.test(other) ? '' : (ESCAPES[other] ?? other);
    });
}

/** Undefined if the browser does not accept the regular expression. */
export function regExpOf(literal: string): RegExp | undefined {
  const [, source = '', flags = ''] = REG_EXP.exec(literal) ?? [];
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
