import type { ServerTheme } from '../../model/render.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import { renderNodes } from '../mdx/render-nodes.ts';

/** HTML of a page's static runs, with the theme's components drawn in. */
export function pageRuns({ runs }: CompiledPage, theme: ServerTheme): string[] {
  let components = 0;
  return runs.map(({ nodes }) =>
    renderNodes(nodes, (call, children) => theme.renderStatic(call, children, `c${components++}`)),
  );
}
