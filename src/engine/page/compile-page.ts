import type { Root } from 'hast';
import type { Frontmatter, PageData } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { HookPage } from '../../model/hook-data.ts';
import { displayPath } from '../files/display-path.ts';
import type { SourceFile } from '../content/scan.ts';
import type { PageInfo } from '../content/sidebar-sources.ts';
import { pageMarkdown } from './markdown-twin/page-markdown.ts';
import { markLazyImages } from './addresses/addresses.ts';
import { checkUndefinedNames } from './components/check-undefined-names.ts';
import { nameCodeBlocks } from './blocks/code-block-ids.ts';
import { fileToTree } from './file-to-tree.ts';
import { isRightToLeft } from '../../model/text-direction.ts';
import { keepCodeInOrder } from './blocks/code-direction.ts';
import { flattenRuns } from './flatten-runs.ts';
import { addTitleHeading, nameHeadings } from './blocks/headings.ts';
import { markLongInlineCode } from './blocks/inline-code.ts';
import { breakNamesInHeadings } from './blocks/long-names.ts';
import { takeOverviewTags } from './components/overview-tag.ts';
import { pageModule } from './page-module.ts';
import { pageParts } from './components/page-parts.ts';
import type { PagePart } from './components/page-parts.ts';
import { addressRows } from './blocks/row-addresses.ts';
import { nameRows } from './blocks/row-headers.ts';
import { boxTables } from './blocks/table-boxes.ts';
import { filterTables } from './blocks/table-filters.ts';
import { pageSections } from './search-text/page-sections.ts';
import type { PageSection } from './search-text/page-sections.ts';
import { addSearchNames } from './search-text/search-names.ts';
import type { LinkUse } from '../content/link-use.ts';
import type { AssetUse, FileScope } from './context/scope.ts';
import type { SiteContext } from './context/site-context.ts';
import { splitRuns } from './static-runs.ts';
import type { StaticRun } from './static-runs.ts';

export interface CompiledPage {
  source: SourceFile;
  data: PageData;
  /** What menus show of the page. */
  info: PageInfo;
  runs: StaticRun[];
  /** JavaScript of the page's React parts; undefined for most pages. */
  module: string | undefined;
  /** The components that React renders, in page order. */
  parts: PagePart[];
  anchors: Set<string>;
  /** The page's content for search. */
  sections: PageSection[];
  /** The page for readers without a browser. */
  markdown: string;
  links: LinkUse[];
  assets: AssetUse[];
  /** Absolute paths of extensions' browser modules that the page loads. */
  scripts: string[];
  /** Files to watch for this page. */
  dependencies: Set<string>;
  /** Compiling again has the same result until a dependency changes. */
  isRepeatable: boolean;
  problems: Problem[];
}

/** Compiles a page, or only the part of its text that `keep` returns. */
export async function compilePage(
  source: SourceFile,
  site: SiteContext,
  keep?: (body: string, frontmatter: Frontmatter) => string,
): Promise<CompiledPage> {
  const name = displayPath(site.siteDir, source.file);
  const scope: FileScope = {
    file: source.file,
    name,
    pageRoute: source.routePath,
    problems: [],
    links: [],
    assets: [],
    scripts: new Set(),
    dependencies: new Set(),
    unrepeatable: new Set(),
    localNames: new Set(),
    idPrefix: '',
  };
  const { tree, frontmatter, isEmpty } = await fileToTree(scope, site, { ancestors: [], props: {}, keep });
  const { overview } = frontmatter;
  checkUndefinedNames(tree, scope);
  const overviewTags = takeOverviewTags(tree);
  if (overviewTags.found) frontmatter.overview = true;
  const pageType =
    frontmatter.pageType ??
    (source.routePath === `${site.localePrefix(source.routePath)}404` ? '404' : 'doc');
  const isMissing = isEmpty && !frontmatter.overview;
  if (isMissing && pageType === 'doc') {
    scope.problems.push({
      level: 'error',
      file: name,
      line: 1,
      column: 1,
      what: 'The page is empty.',
      fix: 'Write something, or delete the file.',
    });
  }
  if (pageType === 'home' && !frontmatter.hero && !frontmatter.features && showsNothing(tree)) {
    scope.problems.push({
      level: 'warning',
      file: name,
      line: 1,
      column: 1,
      what: 'This home page shows nothing: it has no text, and its frontmatter neither `hero` nor `features`.',
      fix: 'Write text, or add one of them. A layout of another theme is not read.',
    });
  }
  if (pageType === 'doc' && !isMissing) addTitleHeading(tree, frontmatter.title);
  const { toc, headingTitle, anchors } = nameHeadings(tree, scope);
  nameCodeBlocks(tree, anchors);
  markLazyImages(tree);
  markLongInlineCode(tree);
  breakNamesInHeadings(tree);
  nameRows(tree);
  const words = site.wordsOf(source.routePath);
  const sections = pageSections(tree);
  addSearchNames(sections, scope, site.siteDir);
  const markdown = pageMarkdown(tree, words);
  addressRows(tree, anchors);
  filterTables(tree, words);
  boxTables(tree);
  if (isRightToLeft(source.lang)) keepCodeInOrder(tree);
  const { runs, dynamic } = splitRuns(tree, overviewTags.next);
  const title = frontmatter.title ?? headingTitle;
  const data: PageData = {
    pagePath: source.pagePath,
    pageType,
    title,
    headingTitle,
    frontmatter,
    toc,
    routePath: source.routePath,
    lang: source.lang,
    version: source.version,
    _relativePath: source.relativePath,
    feeds: frontmatter.feeds ?? [],
  };
  return {
    source,
    data,
    info: pageInfo({ ...frontmatter, overview }, title),
    runs: flattenRuns(runs),
    module: dynamic ? pageModule(dynamic, hookPage(data)) : undefined,
    parts: dynamic ? pageParts(dynamic.tree, name) : [],
    anchors,
    sections,
    markdown,
    links: scope.links,
    assets: scope.assets,
    scripts: [...scope.scripts],
    dependencies: scope.dependencies,
    isRepeatable: scope.unrepeatable.size === 0,
    problems: scope.problems,
  };
}

function showsNothing({ children }: Root): boolean {
  return children.every(
    (node) => node.type === 'mdxjsEsm' || (node.type === 'text' && node.value.trim() === ''),
  );
}

/** The facts about a page that the hooks of its own components can read. */
function hookPage({ routePath, title, lang, version, frontmatter }: PageData): HookPage {
  return { routePath, title, lang, version, frontmatter: { ...frontmatter } };
}

/** The part of a page that menus show. */
function pageInfo(frontmatter: Frontmatter, title: string): PageInfo {
  const { tag, context, overviewHeaders, overview, sidebar, pageType = 'doc' } = frontmatter;
  const hasSidebar = sidebar !== false && pageType === 'doc';
  return { title, tag, context, overviewHeaders, overview, hasSidebar };
}
