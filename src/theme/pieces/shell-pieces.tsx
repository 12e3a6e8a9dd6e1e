import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShellPiece } from '../../model/document.ts';
import type { RenderInput } from '../../model/render.ts';
import { hashOf } from '../../model/address.ts';
import { sayIn } from '../../model/words/words.ts';
import { PieceContext } from '../../runtime/page/Piece.tsx';
import type { PieceSource } from '../../runtime/page/Piece.tsx';
import { DocFooterPiece } from './DocFooterPiece.tsx';
import { DocHeaderPiece } from './DocHeaderPiece.tsx';
import { FamilyPiece } from '../family/FamilyPiece.tsx';
import { FeaturesPiece } from './FeaturesPiece.tsx';
import { FooterPiece } from './FooterPiece.tsx';
import { HeroPiece } from './HeroPiece.tsx';
import { LocalBarPiece } from './LocalBarPiece.tsx';
import { NavEndPiece, NavPiece } from './NavPiece.tsx';
import { NotFoundPiece } from '../not-found/NotFoundPiece.tsx';
import { OutlineEntries } from '../outline/Outline.tsx';
import { OverviewPiece } from '../overview/OverviewPiece.tsx';
import { SidebarPiece } from '../sidebar/SidebarPiece.tsx';

/**
 * Renders the text of the shell. The browser has no code for it and reads it from the document. A layout shows what
 * there are pieces for.
 */
export function shellPieces(
  input: RenderInput,
  complete: (name: ShellPiece, html: string) => string,
): Map<string, string> {
  const { page, site, words, sidebar, overview } = input;
  const { frontmatter, pageType } = page;
  const isDoc = pageType === 'doc';
  const pieces = new Map<string, string>();
  const source: PieceSource = { html: () => undefined, say: sayIn(words), isStatic: true };
  const add = (name: ShellPiece, element: ReactElement, isShown = true) => {
    if (!isShown) return;
    const html = renderToStaticMarkup(<PieceContext value={source}>{element}</PieceContext>);
    pieces.set(name, complete(name, html));
  };
  if (pageType === 'blank') return pieces;
  const hasNavbar = frontmatter.navbar !== false;
  add('nav', <NavPiece {...input} />, hasNavbar);
  add('nav-end', <NavEndPiece {...input} />, hasNavbar);
  const hasColumns = pageType === 'home' || pageType === '404';
  add(
    'footer',
    <FooterPiece site={site} words={words} hasColumns={hasColumns} />,
    frontmatter.footer !== false,
  );
  if (pageType === '404') add('not-found', <NotFoundPiece {...input} />, input.runs.join('').trim() === '');
  if (pageType === 'home' && frontmatter.hero) add('hero', <HeroPiece site={site} hero={frontmatter.hero} />);
  if (pageType === 'home' && site.family.members.length > 0) add('family-block', <FamilyPiece {...input} />);
  if (pageType === 'home' && frontmatter.features)
    add('features', <FeaturesPiece site={site} features={frontmatter.features} />);
  if (isDoc) add('doc-header', <DocHeaderPiece {...input} />);
  const hasSidebar = isDoc && sidebar !== undefined && frontmatter.sidebar !== false;
  const { outline = true } = frontmatter;
  const toc = typeof outline === 'number' ? page.toc.filter(({ depth }) => depth <= outline) : page.toc;
  const hasOutline = isDoc && outline !== false && toc.length > 0 && !overview;
  if (hasSidebar || hasOutline)
    add('local-bar', <LocalBarPiece {...input} hasSidebar={hasSidebar} hasOutline={hasOutline} />);
  if (hasSidebar)
    add(
      'sidebar',
      <SidebarPiece site={site} words={words} items={sidebar.items} routePath={page.routePath} />,
    );
  const entries = toc.map(({ id, text, depth }) => ({ href: hashOf(id), text, depth }));
  if (hasOutline) add('outline', <OutlineEntries title={site.outlineTitle} entries={entries} />);
  if (overview) add('overview', <OverviewPiece site={site} words={words} groups={overview} />);
  if (isDoc) add('doc-footer', <DocFooterPiece {...input} />, frontmatter.footer !== false);
  return pieces;
}
