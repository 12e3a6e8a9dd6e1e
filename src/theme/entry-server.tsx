import { renderToString } from 'react-dom/server';
import { extensionStyles } from 'virtual:extension-styles';
import { site, texts } from 'virtual:hook-data';
import { ownStyles } from 'virtual:own-styles';
import { slots } from 'virtual:slots';
import { PART_STYLE } from '../model/document.ts';
import type { RenderInput, ServerTheme } from '../model/render.ts';
import { sayIn } from '../model/words/words.ts';
import type { PageComponent } from '../runtime/page/page-snapshot.ts';
import { PieceContext } from '../runtime/page/Piece.tsx';
import { failedParts } from './failed-parts.tsx';
import { Layout } from './layouts/Layout.tsx';
import { shellPieces } from './pieces/shell-pieces.tsx';
import { forgetSlot, runningSlot, slotStyles, withSlots } from './slots.tsx';
import { renderStatic } from './render-static.tsx';
import filter from './filter/filter.css?inline';
import home from './styles/home.css?inline';
import stylesheet from './styles/index.css?inline';
import notFound from './not-found/not-found.css?inline';
import outsideDocs from './styles/outside-docs.css?inline';
import overview from './overview/overview.css?inline';
import rareStyles from './styles/rare.css?inline';

const PAGE_STYLES = {
  home: `@layer shell{${outsideDocs}${home}}`,
  notFound: `@layer shell{${outsideDocs}${notFound}}`,
  // One for both: each style sheet has a hash in the policy of every page.
  lists: `@layer shell{${filter}${overview}}`,
};

function renderPage(input: RenderInput, component: unknown): string {
  const { page, runs, sidebar } = input;
  const { routePath, title, lang, version, frontmatter } = page;
  const data = { page: { routePath, title, lang, version, frontmatter: { ...frontmatter } }, site, texts };
  const say = sayIn(input.words);
  forgetSlot();
  const pieces = shellPieces(input, (name, html) => withSlots(name, html, { slots, data, say }));
  for (const [index, html] of runs.entries()) pieces.set(String(index), html);
  const view = {
    routePath: page.routePath,
    pageType: page.pageType,
    sidebarKey: sidebar?.key ?? '',
    localeKey: input.homePath,
    component: component as PageComponent | undefined,
  };
  const html = renderToString(
    <PieceContext value={{ html: (name) => pieces.get(name), say }}>
      <Layout page={view} />
    </PieceContext>,
  );
  // Only React parts have styles; their module applies them. Text contains no plain quotation marks.
  return component ? html.replaceAll(/(<[^>]*?) style="/g, `$1 ${PART_STYLE}="`) : html;
}

function stylesFor({ page, overview: groups, runs }: RenderInput): string | undefined {
  if (page.pageType === 'home') return PAGE_STYLES.home;
  if (page.pageType === '404') return PAGE_STYLES.notFound;
  const has = (name: string) => runs.some((html) => html.includes(`class="${name}"`));
  return (groups ?? (has('overview-group') || has('filter'))) ? PAGE_STYLES.lists : undefined;
}

export const theme: ServerTheme = {
  stylesheet: [stylesheet, ...extensionStyles, slotStyles(slots), ownStyles].join(''),
  pageStyles: Object.values(PAGE_STYLES),
  stylesFor,
  rareStyles,
  renderStatic,
  renderPage,
  runningSlot,
  failedParts,
};
