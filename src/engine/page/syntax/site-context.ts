import type { Element } from 'hast';
import type { Node } from 'unist';
import type { ComponentRule } from '../../../model/components.ts';
import type { Problem } from '../../../model/problem.ts';
import type { StaticComponentCall } from '../../../model/render.ts';
import type { MarkdownSettings } from '../../../model/site.ts';
import type { Aliases } from '../../config/aliases.ts';
import type { ShownOrigins } from '../../config/shown-origins.ts';
import type { FileSources } from '../../content/site-file.ts';
import type { FenceMeta } from '../code/fence-meta.ts';
import type { Highlighter } from '../code/highlighter.ts';
import type { HastNode } from './jsx-tree.ts';
import type { FileScope } from './scope.ts';
import type { SourceTrees } from './source-trees.ts';

/** What compiling needs to know of the site around a page. Plain values, so that a test can make one. */
export interface SiteContext extends FileSources {
  siteDir: string;
  base: string;
  /** Put before images and other assets; empty for the site itself. */
  assetHost: string;
  /** Other sites that the policy allows pages to show something from. */
  shownOrigins: ShownOrigins;
  aliases: Aliases;
  markdown: MarkdownSettings;
  highlighter: Highlighter;
  trees: SourceTrees;
  /** Canonical route of a URL path without base, or nothing. */
  matchRoute(pathname: string): string | undefined;
  /** Route of a source file, given relative to docs. */
  routeOfFile(relativePath: string): string | undefined;
  allRoutes(): string[];
  /** `/`, or the language and version part of a route, as `/v1/zh/`. */
  localePrefix(routePath: string): string;
  /** The components of the theme and of extensions. */
  components: Readonly<Record<string, ComponentRule>>;
  /** What its pages have beside what the engine knows. */
  extensions: readonly PageExtension[];
}

/** A fenced block as its author wrote it. */
export interface Fence {
  lang: string;
  meta: FenceMeta;
  value: string;
}

/** What an extension knows of the blocks of one file, a page or a fragment. */
export interface FileBlocks {
  /** What is wrong with a block, in words for its author. */
  problemWith?(fence: Fence): Pick<Problem, 'what' | 'fix'> | undefined;
  /** Adds to the element that a block has become. */
  mark?(block: Element, fence: Fence): void;
}

/** The file that a block shows, with what to do if it is not there; or the text of the block is the file. */
export type ShownFile = { file: string; fix: string } | 'own text';

/** Where a component of an extension stands. */
export interface ComponentPlace {
  node: Node;
  scope: FileScope;
  site: SiteContext;
}

/** A component for writers that is drawn when the site is built. */
export interface AddedComponent {
  rule: ComponentRule;
  /** `props` have been checked; what did not fit has been reported, and may be missing. */
  render(props: StaticComponentCall['props'], place: ComponentPlace): HastNode[] | Promise<HastNode[]>;
}

/** The part of an extension that is about single pages. */
export interface PageExtension {
  /** Attributes of fences that it reads. */
  fenceAttributes?: readonly string[];
  /** Which file `file="…"` means on its blocks, where it is not the one that is written there. */
  shownFile?(fence: Fence): ShownFile | undefined;
  /** Called once for each file, before its blocks are read. */
  openFile?(scope: FileScope, site: SiteContext): FileBlocks;
  /** Components by the name that writers use. */
  components?: Readonly<Record<string, AddedComponent>>;
}
