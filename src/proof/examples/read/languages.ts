import { isShell } from '../../../engine/page/code/terminal-lines.ts';

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

export type ScriptLanguage = 'ts' | 'tsx' | 'js' | 'jsx';

export function scriptLanguage(lang: string): ScriptLanguage | undefined {
  return (SCRIPTS as ReadonlyMap<string, ScriptLanguage>).get(lang);
}

/** Blocks in these languages are always checked. */
export function isCheckedLanguage(lang: string): boolean {
  return (
    scriptLanguage(lang) !== undefined || isShell(lang) || ['json', 'jsonc', 'css', 'yaml'].includes(lang)
  );
}
