import path from 'node:path';
import type { Node } from 'unist';
import { encodeAddress, isElsewhere, splitAddress } from '../../../model/address.ts';
import { nearest } from '../../../model/nearest.ts';
import { decodeSafely, isSiteFile, looksLikeFile, publicFile, readable } from '../../content/site-file.ts';
import { relativePath } from '../../files/display-path.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';
import type { SiteContext } from '../context/site-context.ts';

export interface ResolvedLink {
  href: string;
  isExternal: boolean;
}

/**
 * Resolves a link: to a clean route with the site's base, a file of the site, a place on the page itself, or another
 * site. Reports missing routes here; anchors are checked once all pages are known.
 */
export function resolveLink(href: string, node: Node, scope: FileScope, site: SiteContext): ResolvedLink {
  if (isElsewhere(href)) return { href, isExternal: !/^(?:mailto|tel):/i.test(href) };
  const { path: pathname, query, hash } = splitAddress(href);
  if (pathname === '') {
    note(scope, node, scope.pageRoute, hash);
    return { href, isExternal: false };
  }
  const routePath = findRoute(pathname, scope, site);
  if (routePath !== undefined) {
    note(scope, node, routePath, hash);
    return { href: encodeAddress(site.base + routePath.slice(1)) + query + hash, isExternal: false };
  }
  const absolute = absolutePath(pathname, scope, site);
  scope.dependencies.add(publicFile(absolute, site.docsDir));
  if (isSiteFile(absolute, site))
    return { href: encodeAddress(site.base + absolute.slice(1)) + query + hash, isExternal: false };
  const files = [...site.engineFiles].map((name) => `/${name}`);
  const meant = nearest(readable(absolute).replace(/\.mdx?$/i, ''), [...site.allRoutes(), ...files]);
  const noTarget = `there is no ${looksLikeFile(absolute) ? 'file' : 'page'} ${readable(absolute)}`;
  const fix = looksLikeFile(absolute)
    ? 'Put the file in docs/public, or link to a file that exists.'
    : 'Link to a page of this site by its route (/guide/…), or by the path of its file.';
  report(scope, node, {
    level: 'error',
    what: `The link "${readable(href)}" is broken: ${noTarget}.`,
    didYouMean: meant,
    fix,
    together: { what: `{count} links are broken: ${noTarget}.`, fix },
  });
  return { href, isExternal: false };
}

function findRoute(pathname: string, scope: FileScope, site: SiteContext): string | undefined {
  const absolute = absolutePath(pathname, scope, site);
  const plain = absolute.replace(/\.mdx?$/i, '');
  // A path from the page leads to one place. A path from the top means the page of this language.
  const inLocale = pathname.startsWith('/') ? localized(plain, scope, site) : undefined;
  return inLocale ?? site.routeOfFile(decodeSafely(absolute).slice(1).normalize()) ?? site.matchRoute(plain);
}

/** The route in the page's own language and version for a link such as `/guide/x`, if there is one. */
function localized(absolute: string, scope: FileScope, site: SiteContext): string | undefined {
  const prefix = site.localePrefix(scope.pageRoute);
  return prefix === '/' ? undefined : site.matchRoute(prefix + absolute.slice(1));
}

function absolutePath(pathname: string, scope: FileScope, site: SiteContext): string {
  if (pathname.startsWith('/')) return pathname;
  return path.posix.join('/', relativePath(site.docsDir, path.dirname(scope.file)), pathname);
}

function note(scope: FileScope, node: Node, routePath: string, hash: string): void {
  const start = node.position?.start;
  scope.links.push({
    file: scope.name,
    line: start?.line ?? 1,
    column: start?.column ?? 1,
    routePath,
    hash: decodeSafely(hash.slice(1)),
  });
}
