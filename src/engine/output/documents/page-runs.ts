import type { ServerTheme } from '../../../model/render.ts';
import { displayPath } from '../../files/display-path.ts';
import type { CompiledPage } from '../../page/compile-page.ts';
import { partOf } from '../../page/components/page-parts.ts';
import { renderNodes } from '../../page/render-nodes.ts';
import { explainFailures, FailedParts } from './author-code.ts';
import type { Site } from '../../site/site-navigation.ts';

/** Renders a page's static runs to HTML, including the theme's components. */
export function pageRuns({ runs, source }: CompiledPage, theme: ServerTheme, site: Site): string[] {
  const words = site.context.wordsOf(source.routePath);
  let components = 0;
  return explainFailures(site, source.relativePath, () =>
    runs.map(({ nodes }) =>
      renderNodes(nodes, (call, children, node) => {
        try {
          return theme.renderStatic(call, children, { idPrefix: `c${components++}`, words });
        } catch (error) {
          const page = displayPath(site.siteDir, source.file);
          throw error instanceof FailedParts
            ? error
            : new FailedParts([partOf(call.name, node, page)], error);
        }
      }),
    ),
  );
}
