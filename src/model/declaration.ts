import type { ComponentRule, PropRule } from './component-rule.ts';
import type { Words } from './words/words.ts';

/** A prop with how readers without a browser get it: as text or as code in the Markdown twin and in search, or not. */
export interface DeclaredProp extends PropRule {
  inText: 'text' | 'code' | 'nothing';
}

/** A component as an author wrote it on a page. */
export interface ComponentUse {
  props: Readonly<Record<string, unknown>>;
  /** Reads a prop that is a string; empty if it is missing or something else. */
  textOf(prop: string): string;
  /** Its children as Markdown. */
  children: ChildrenText;
  /** Words of the shell in the language of the page. */
  words: Words;
}

/** The children of a component, rendered on request. */
export interface ChildrenText {
  line(): string;
  blocks(): string[];
}

/** Everything about a component of the theme but its looks: its props, its Markdown, and what search finds of it. */
export interface Declaration extends ComponentRule {
  props: Readonly<Record<string, DeclaredProp>>;
  /** Its Markdown within a line. Other components are blocks. */
  markdownLine?(use: ComponentUse): string;
  /** Its Markdown as blocks. By default, the props that are in the text, then its children. */
  markdownBlocks?(use: ComponentUse): string[];
}
