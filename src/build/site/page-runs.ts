import type { ServerTheme } from '../../model/render.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import { renderNodes } from '../mdx/render-nodes.ts';
import { drawPage } from './draw.ts';
import type { OpenSite } from './open-site.ts';

/** HTML of a page's static runs, with the theme's components drawn in. */
export function pageRuns({ runs, source }: CompiledPage, theme: ServerTheme, site: OpenSite): string[] {
  let components = 0;
  return drawPage(site, source.relativePath, () =>
    runs.map(({ nodes }) =>
      renderNodes(nodes, (call, children) => theme.renderStatic(call, children, `c${components++}`)),
    ),
  );
}
