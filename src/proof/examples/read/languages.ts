const SCRIPTS = new Map([
  ['ts', 'ts'],
  ['typescript', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['tsx', 'tsx'],
  ['js', 'js'],
  ['javascript', 'js'],
  ['mjs', 'js'],
  ['cjs', 'js'],
  ['jsx', 'jsx'],
] as const);
const SHELLS = new Set(['console', 'sh', 'bash', 'shell', 'shellscript', 'shellsession', 'zsh']);

export type ScriptLanguage = 'ts' | 'tsx' | 'js' | 'jsx';

export function scriptLanguage(lang: string): ScriptLanguage | undefined {
  return (SCRIPTS as ReadonlyMap<string, ScriptLanguage>).get(lang);
}

export function isShell(lang: string): boolean {
  return SHELLS.has(lang);
}

/** Returns whether blocks in this language are always checked. */
export function isCheckedLanguage(lang: string): boolean {
  return scriptLanguage(lang) !== undefined || isShell(lang) || ['json', 'jsonc', 'css'].includes(lang);
}
