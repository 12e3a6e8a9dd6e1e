import type { Frontmatter } from '../../../model/page.ts';
import type { FrontmatterResult } from '../../content/frontmatter.ts';
import { reportScript } from './blocked-by-policy.ts';
import { resolveLink } from './links.ts';
import type { FileScope } from '../context/scope.ts';
import type { SiteContext } from '../context/site-context.ts';

/** Resolves the links of a page's hero and features like those in its text. The theme adds the base. */
export function resolveFrontmatterLinks(
  { hero, features }: Frontmatter,
  locate: FrontmatterResult['locate'],
  scope: FileScope,
  site: SiteContext,
): void {
  const resolve = (link: string, ...path: PropertyKey[]): string => {
    const start = locate(path);
    const node = { type: 'link', position: { start, end: start } };
    reportScript(link, `The link ${JSON.stringify(link)}`, { node, scope });
    return resolveLink(link, node, scope, { ...site, base: '/' }).href;
  };
  for (const [index, action] of hero?.actions?.entries() ?? [])
    action.link = resolve(action.link, 'hero', 'actions', index, 'link');
  for (const [index, feature] of features?.entries() ?? [])
    if (feature.link !== undefined) feature.link = resolve(feature.link, 'features', index, 'link');
}
