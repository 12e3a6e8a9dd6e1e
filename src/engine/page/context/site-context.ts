import type { Element } from 'hast';
import type { Node } from 'unist';
import type { ComponentRule } from '../../../model/component-rule.ts';
import type { Problem } from '../../../model/problem.ts';
import type { StaticComponentCall } from '../../../model/render.ts';
import type { MarkdownSettings } from '../../../model/site.ts';
import type { WordTables } from '../../../model/words/word-tables.ts';
import type { Words } from '../../../model/words/words.ts';
import type { Aliases } from '../../config/aliases.ts';
import type { ShownOrigins } from '../../config/origins.ts';
import type { ExamplesFolder } from '../../content/examples-folder.ts';
import type { FileSources } from '../../content/site-file.ts';
import type { FenceMeta } from '../code/fence-meta.ts';
import type { Highlighter } from '../code/highlighter.ts';
import type { HastNode } from '../syntax/jsx-tree.ts';
import type { FileScope } from './scope.ts';
import type { SourceTrees } from '../syntax/source-trees.ts';

declare module 'unist' {
  interface Data {
    /** Markdown for an extension's raw HTML; none if missing. */
    markdown?: string;
    /** Search words for an extension's raw HTML, none if missing, or instead of an element's own. */
    words?: string;
    /** Code in that HTML, for the search. */
    code?: readonly string[];
  }
}

/** What compiling a page needs to know about the site. Plain values, so tests can create one. */
export interface SiteContext extends FileSources {
  siteDir: string;
  base: string;
  /** Folders outside the site folder whose files code blocks may show. */
  shownFolders: readonly string[];
  /** Prefix of images and other assets; empty for the site itself. */
  assetHost: string;
  /** Other sites from which the policy allows content. */
  shownOrigins: ShownOrigins;
  aliases: Aliases;
  markdown: MarkdownSettings;
  /** Frontmatter keys for other programs. */
  ignoredKeys: readonly string[];
  highlighter: Highlighter;
  trees: SourceTrees;
  /** The canonical route of a URL path without base, if there is one. */
  matchRoute(pathname: string): string | undefined;
  /** The file is given relative to docs. */
  routeOfFile(relativePath: string): string | undefined;
  allRoutes(): string[];
  /** `/`, or the language and version prefix of a route, such as `/v1/zh/`. */
  localePrefix(routePath: string): string;
  /** The folder is below the site folder; the source file is given relative to docs. */
  examplesFolder: ExamplesFolder;
  /** The words of the shell in the language of a route. */
  wordsOf(routePath: string): Words;
  /** Words of an extension in the language of a page. Warns about those that the language lacks. */
  extensionWords<Key extends string>(tables: WordTables<Key>, scope: FileScope): Record<Key, string>;
  /** The components of the theme and of extensions. */
  components: Readonly<Record<string, ComponentRule>>;
  /** What pages support beyond the engine itself. */
  extensions: readonly PageExtension[];
}

/** A fenced block as its author wrote it. */
export interface Fence {
  lang: string;
  meta: FenceMeta;
  value: string;
}

/** An extension's handlers for the blocks of one file, a page or a fragment. */
export interface FileBlocks {
  /** Explains to the author of a block what is wrong with it. */
  problemWith?(fence: Fence): Pick<Problem, 'what' | 'fix'> | undefined;
  /** Adds to the element of a block. */
  mark?(block: Element, fence: Fence): void;
}

/** The file a block shows, with a fix if it is missing; or the text of the block is the file. */
export type ShownFile = { file: string; fix: string } | 'own text';

/** Location of an extension's component. */
export interface ComponentPlace {
  node: Node;
  scope: FileScope;
  site: SiteContext;
}

/** A component for authors that is rendered at build time. */
export interface AddedComponent {
  rule: ComponentRule;
  /**
   * The result depends only on the props, on the settings and routes of the site, and on the files in
   * `scope.dependencies`, and rendering has no other effect. A later build may then reuse the page.
   */
  isRepeatable?: true;
  /** `props` have been validated; invalid ones have been reported and may be missing. */
  render(props: StaticComponentCall['props'], place: ComponentPlace): HastNode[] | Promise<HastNode[]>;
}

/**
 * The part of an extension that handles individual pages. A later build reuses a page as long as its dependencies are
 * the same, so everything that is read here must be added to `scope.dependencies`.
 */
export interface PageExtension {
  /** The words it says, which a site may replace in `words` of a locale. No key is one of the shell. */
  words?: WordTables;
  /** Fence attributes it reads. */
  fenceAttributes?: readonly string[];
  /** The file that `file="…"` refers to on its blocks, if it differs from what is written. */
  shownFile?(fence: Fence, file: { scope: FileScope; site: SiteContext }): ShownFile | undefined;
  /** Called once per file, before its blocks are read. */
  openFile?(scope: FileScope, site: SiteContext): FileBlocks;
  /** Adds to the props that an author gave a component of the theme, which then count as given. */
  addProps?(call: StaticComponentCall, place: ComponentPlace): Record<string, unknown>;
  /** Components by the name authors use. */
  components?: Readonly<Record<string, AddedComponent>>;
}
