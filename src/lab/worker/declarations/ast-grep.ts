/**
 * Takes the place of @ast-grep/napi, a native program. The plugin for declaration files only asks it for the specifiers of
 * a declaration file: where a string names a module.
 */
const TOKEN =
  /\/\*[^]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\]|\\[^])*`|[\w$]+|[^\s\w$]/g;
const COMMENT = /^\/[*/]/;
/** The part of a string up to its first escape. */
const FRAGMENT = /[^\\]+/;

interface Specifier {
  name: string;
  start: number;
}

interface Token {
  text: string;
  start: number;
}

/** The specifiers that the native program finds. It skips a re-export and an import type that have attributes. */
export function specifiersIn(code: string): Specifier[] {
  const tokens: Token[] = [...code.matchAll(TOKEN)]
    .map(({ 0: text, index: start }) => ({ text, start }))
    .filter(({ text }) => !COMMENT.test(text));
  const found: Specifier[] = [];
  let isExport = false;
  for (const [index, { text, start }] of tokens.entries()) {
    const [second, first] = [tokens[index - 2]?.text, tokens[index - 1]?.text];
    const next = tokens[index + 1]?.text;
    if (text === 'export' || text === 'import') isExport = text === 'export';
    if (!/^["']./.test(text)) continue;
    const isStatement = first === 'import' || (first === 'from' && !(isExport && next === 'with'));
    const isCall = first === '(' && next === ')' && isCallee(second, tokens, index);
    const fragment = FRAGMENT.exec(text.slice(1, -1));
    if ((isStatement || isCall) && fragment)
      found.push({ name: fragment[0], start: start + 1 + fragment.index });
  }
  return found;
}

function isCallee(name: string | undefined, tokens: readonly Token[], index: number): boolean {
  if (name === 'import') return true;
  if (name !== 'require') return false;
  // `export import name = require('…')` is read as something else there.
  return !(tokens[index - 5]?.text === 'import' && tokens[index - 6]?.text === 'export');
}

/** The call that the plugin makes, with an answer that has no more than it reads. */
export async function parseAsync(_language: string, code: string) {
  const matches = specifiersIn(code).map(({ name, start }) => ({
    getMatch: () => ({
      text: () => name,
      range: () => ({ start: { index: start }, end: { index: start + name.length } }),
    }),
  }));
  return { root: () => ({ findAll: () => matches }) };
}
