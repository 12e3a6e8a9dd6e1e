import { renderToString } from 'react-dom/server';
import { pageComponents } from 'virtual:page-components';
import type { RenderInput, ServerTheme } from '../model/render.ts';
import { PieceContext } from '../runtime/Piece.tsx';
import { Layout } from './layouts/Layout.tsx';
import { shellPieces } from './pieces/shell-pieces.tsx';
import { renderStatic } from './render-static.tsx';
import stylesheet from './styles/index.css?inline';

function renderPage(input: RenderInput): string {
  const { page, runs, sidebar } = input;
  const pieces = shellPieces(input);
  for (const [index, html] of runs.entries()) pieces.set(String(index), html);
  const view = {
    routePath: page.routePath,
    pageType: page.pageType,
    sidebarKey: sidebar?.key ?? '',
    localeKey: input.homePath,
    component: pageComponents[page.routePath],
  };
  return renderToString(
    <PieceContext value={{ html: (name) => pieces.get(name) }}>
      <Layout page={view} />
    </PieceContext>,
  );
}

export const theme: ServerTheme = { stylesheet, renderStatic, renderPage };
