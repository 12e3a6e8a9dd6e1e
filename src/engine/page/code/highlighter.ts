import { bundledLanguages, bundledLanguagesAlias, createHighlighterCore } from 'shiki';
import type { BundledLanguage } from 'shiki';
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

/** Languages that are colored inside others, such as frontmatter and imports in MDX. */
const INNER = new Set([
  'css',
  'html',
  'javascript',
  'json',
  'less',
  'scss',
  'shellscript',
  'tsx',
  'typescript',
  'yaml',
]);

export interface Highlighter {
  isKnown(lang: string): boolean;
  knownLanguages(): string[];
  /** Loads the grammars a page needs, and no others. */
  load(langs: Iterable<string>): Promise<void>;
  /** The HTML of each line. Unknown and plain languages are returned as text. */
  lines(code: string, lang: string): string[];
}

type Color = ReturnType<typeof createLineColors>;

/**
 * Creates a highlighter that colors a block the same, whatever it has colored before. Markdown and others color only
 * those languages inside them that are loaded, so each language gets a registry of its own.
 */
export function createHighlighter(): Highlighter {
  const colors = new Map<BundledLanguage, Color>();
  const loading = new Map<BundledLanguage, Promise<void>>();
  // Started by the first language: a build may find all of its pages in the cache.
  let engine: ReturnType<typeof createOnigurumaEngine> | undefined;

  const known = (lang: string): BundledLanguage | undefined => {
    if (SCRIPTS.has(lang) || TYPED_SCRIPTS.has(lang)) return SCRIPT_GRAMMAR;
    const name = SPELLINGS[lang] ?? lang;
    return name in bundledLanguages || name in bundledLanguagesAlias ? (name as BundledLanguage) : undefined;
  };

  const grammarFor = (lang: string, code: string): BundledLanguage | undefined =>
    TYPED_SCRIPTS.has(lang) && TYPE_BEFORE_VALUE.test(code) ? 'typescript' : known(lang);

  async function loadOne(name: BundledLanguage): Promise<void> {
    engine ??= createOnigurumaEngine(import('shiki/wasm'));
    const { default: grammars } = await bundledLanguages[name]();
    const inner = grammars.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy);
    const langs = [name, ...inner.filter((one) => INNER.has(one))].map(
      (one) => bundledLanguages[one as BundledLanguage],
    );
    // Without warnings: Shiki would advise against as many registries as there are languages.
    const shiki = await createHighlighterCore({ themes: [SYNTAX_THEME], langs, engine, warnings: false });
    const { colorMap } = shiki.setTheme(SYNTAX_THEME);
    colors.set(name, createLineColors(shiki.getLanguage(name), colorMap));
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
          if (name === undefined) continue;
          if (!loading.has(name)) loading.set(name, loadOne(name));
          await loading.get(name);
        }
      }
    },
    lines(code, lang) {
      const name = grammarFor(lang, code);
      const color = name === undefined ? undefined : colors.get(name);
      return color ? color(code) : code.split('\n').map(escapeText);
    },
  };
}

/** Makes a highlighter that also knows other names of languages. */
export function withAliases(
  highlighter: Highlighter,
  aliases: Readonly<Record<string, string>>,
): Highlighter {
  const nameOf = (lang: string) => (Object.hasOwn(aliases, lang) ? aliases[lang]! : lang);
  return {
    isKnown: (lang) => highlighter.isKnown(nameOf(lang)),
    knownLanguages: () => [...highlighter.knownLanguages(), ...Object.keys(aliases)],
    load: (langs) => highlighter.load([...langs].map(nameOf)),
    lines: (code, lang) => highlighter.lines(code, nameOf(lang)),
  };
}
