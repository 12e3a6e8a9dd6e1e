import type { ElementContent } from 'hast';
import { bundledLanguages, bundledLanguagesAlias, createHighlighterCore } from 'shiki';
import type { BundledLanguage, HighlighterCore } from 'shiki';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { SYNTAX_THEME, tokenClass } from './syntax-theme.ts';

/** Fences that are plain text by intent. */
const PLAIN_LANGUAGES = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'tree']);
/** Names authors use that the grammar collection spells another way. */
const SPELLINGS: Record<string, string> = {
  console: 'shellsession',
  cjs: 'js',
  mjs: 'js',
  cts: 'ts',
  mts: 'ts',
};

export interface Highlighter {
  isKnown(lang: string): boolean;
  knownLanguages(): string[];
  /** Loads the grammars a page needs; the rest of the collection stays unread. */
  load(langs: Iterable<string>): Promise<void>;
  /** One list of nodes for each line. Unknown and plain languages come back as text. */
  lines(code: string, lang: string): ElementContent[][];
}

export async function createHighlighter(): Promise<Highlighter> {
  const shiki = await createHighlighterCore({
    themes: [SYNTAX_THEME],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
  const loaded = new Set<string>();
  const loading = new Map<string, Promise<void>>();

  const known = (lang: string): BundledLanguage | undefined => {
    const name = SPELLINGS[lang] ?? lang;
    return name in bundledLanguages || name in bundledLanguagesAlias ? (name as BundledLanguage) : undefined;
  };

  async function loadOne(name: BundledLanguage): Promise<void> {
    await shiki.loadLanguage(bundledLanguages[name]);
    loaded.add(name);
  }

  return {
    isKnown: (lang) => PLAIN_LANGUAGES.has(lang) || known(lang) !== undefined,
    knownLanguages: () => [...PLAIN_LANGUAGES, ...Object.keys(SPELLINGS), ...Object.keys(bundledLanguages)],
    async load(langs) {
      for (const lang of langs) {
        const name = known(lang);
        if (name === undefined || loaded.has(name)) continue;
        if (!loading.has(name)) loading.set(name, loadOne(name));
        await loading.get(name);
      }
    },
    lines(code, lang) {
      const name = known(lang);
      if (name === undefined || !loaded.has(name)) {
        return code.split('\n').map((value) => (value === '' ? [] : [{ type: 'text', value }]));
      }
      return tokenLines(shiki, code, name);
    },
  };
}

function tokenLines(shiki: HighlighterCore, code: string, lang: string): ElementContent[][] {
  // Without the limit set to 0 a busy machine silently leaves part of a line uncoloured, and two builds differ.
  const lines = shiki.codeToTokensBase(code, { lang, theme: SYNTAX_THEME.name!, tokenizeTimeLimit: 0 });
  return lines.map((tokens) => {
    const nodes: ElementContent[] = [];
    let lastClass: string | undefined;
    for (const token of tokens) {
      const isBlank = token.content.trim() === '';
      const name = isBlank ? lastClass : tokenClass(token.color);
      const last = nodes.at(-1);
      if (last !== undefined && name === lastClass) appendText(last, token.content);
      else nodes.push(tokenNode(name, token.content));
      lastClass = name;
    }
    return nodes;
  });
}

function tokenNode(name: string | undefined, value: string): ElementContent {
  if (name === undefined) return { type: 'text', value };
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: [name] },
    children: [{ type: 'text', value }],
  };
}

function appendText(node: ElementContent, value: string): void {
  const text = node.type === 'element' ? node.children[0] : node;
  if (text?.type === 'text') text.value += value;
}
