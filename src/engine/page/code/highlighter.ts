import { bundledLanguages, bundledLanguagesAlias, createHighlighterCore } from 'shiki';
import type { BundledLanguage, Grammar } from 'shiki';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { escapeText } from '../../files/escape.ts';
import { createLineColors } from './color-lines.ts';
import { SYNTAX_THEME } from './syntax-theme.ts';

/** Languages that are intentionally plain text. */
const PLAIN_LANGUAGES = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'tree']);
/** Common names that the grammar collection spells differently. */
const SPELLINGS: Record<string, string> = { console: 'shellsession' };
/** Preparing a grammar is the most expensive part of a small build, so one grammar serves the whole family. */
const SCRIPT_GRAMMAR: BundledLanguage = 'tsx';
const SCRIPTS = new Set(['js', 'javascript', 'cjs', 'mjs', 'jsx', 'tsx']);
const TYPED_SCRIPTS = new Set(['ts', 'typescript', 'cts', 'mts']);
/** `<T>(a: T) => a` and `<T>a` start with a type only in files without JSX. */
const TYPE_BEFORE_VALUE = /(?<![\w$)\].])<[\w$][\w$ ,]*>\s*[\w$({[]/;

export interface Highlighter {
  isKnown(lang: string): boolean;
  knownLanguages(): string[];
  /** Loads the grammars a page needs, and no others. */
  load(langs: Iterable<string>): Promise<void>;
  /** Returns the HTML of each line. Unknown and plain languages are returned as text. */
  lines(code: string, lang: string): string[];
}

export async function createHighlighter(): Promise<Highlighter> {
  const shiki = await createHighlighterCore({
    themes: [SYNTAX_THEME],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const loaded = new Set<string>();
  const loading = new Map<string, Promise<void>>();
  const { colorMap } = shiki.setTheme(SYNTAX_THEME);
  // Loading a language may recreate the grammars that embed it.
  const colorers = new WeakMap<Grammar, ReturnType<typeof createLineColors>>();

  const known = (lang: string): BundledLanguage | undefined => {
    if (SCRIPTS.has(lang) || TYPED_SCRIPTS.has(lang)) return SCRIPT_GRAMMAR;
    const name = SPELLINGS[lang] ?? lang;
    return name in bundledLanguages || name in bundledLanguagesAlias ? (name as BundledLanguage) : undefined;
  };

  const grammarFor = (lang: string, code: string): BundledLanguage | undefined =>
    TYPED_SCRIPTS.has(lang) && TYPE_BEFORE_VALUE.test(code) ? 'typescript' : known(lang);

  async function loadOne(name: BundledLanguage): Promise<void> {
    await shiki.loadLanguage(bundledLanguages[name]);
    loaded.add(name);
  }

  return {
    isKnown: (lang) => PLAIN_LANGUAGES.has(lang) || known(lang) !== undefined,
    knownLanguages: () => [
      ...PLAIN_LANGUAGES,
      ...SCRIPTS,
      ...TYPED_SCRIPTS,
      ...Object.keys(SPELLINGS),
      ...Object.keys(bundledLanguages),
    ],
    async load(langs) {
      for (const lang of langs) {
        for (const name of TYPED_SCRIPTS.has(lang)
          ? [SCRIPT_GRAMMAR, 'typescript' as const]
          : [known(lang)]) {
          if (name === undefined || loaded.has(name)) continue;
          if (!loading.has(name)) loading.set(name, loadOne(name));
          await loading.get(name);
        }
      }
    },
    lines(code, lang) {
      const name = grammarFor(lang, code);
      if (name === undefined || !loaded.has(name)) return code.split('\n').map(escapeText);
      const grammar = shiki.getLanguage(name);
      let color = colorers.get(grammar);
      if (!color) colorers.set(grammar, (color = createLineColors(grammar, colorMap)));
      return color(code);
    },
  };
}
