import { splitAddress } from '../../model/address.ts';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { createRouteMatcher, type RouteLocales } from '../../model/route.ts';
import { isOutbound } from '../../model/sidebar.ts';
import type { ListEntry } from './json-list.ts';
import type { LinkUse } from './link-use.ts';
import { decodeSafely, type FileSources, isSiteFile, looksLikeFile } from './site-file.ts';

export type ResolvedLink =
  /** `routePath` is set for a page of the site; its anchors are checked once all pages are compiled. */
  { link: string; routePath?: string } | { dead: string; didYouMean?: string };

export interface LinkTargets {
  routes: readonly string[];
  files: FileSources;
}

/**
 * Converts a link in `_nav.json` or `_meta.json` to a canonical route of its locale, or reports that the page does not
 * exist.
 */
export function createLinkResolver({ routes, files }: LinkTargets, prefix: string, locales: RouteLocales) {
  const matcher = createRouteMatcher(routes, { base: '/', ...locales });

  return function resolve(written: string): ResolvedLink {
    if (isOutbound(written)) return { link: written };
    const { path: writtenPath, query, hash } = splitAddress(written);
    const suffix = query + hash;
    const path = `/${writtenPath.replace(/^(?:\.?\/)+/, '').replace(/\.mdx?$/, '')}`;
    // Prefer the locale's own page, then the page at the path as written.
    const match = matcher.match(prefix + path) ?? matcher.match(path);
    if (match !== undefined) return { link: match.routePath + suffix, routePath: match.routePath };
    if (isSiteFile(path, files)) return { link: path + suffix };
    const dead = looksLikeFile(path) ? path : prefix + path;
    const meant = nearest(dead, [...routes, ...[...files.engineFiles].map((name) => `/${name}`)]);
    return { dead, ...(meant !== undefined && { didYouMean: meant }) };
  };
}

interface LinkSources {
  resolveLink: (written: string) => ResolvedLink;
  onLink: (link: LinkUse) => void;
  report: (problem: Problem) => void;
}

/** Resolves a link: reports a dead one at `at` inside its entry, and passes a link to a page to `onLink`. */
export function resolveOrReport(
  written: string,
  entry: ListEntry<unknown>,
  at: readonly PropertyKey[],
  { resolveLink, onLink, report }: LinkSources,
): string {
  const resolved = resolveLink(written);
  if ('link' in resolved) {
    const { file, line = 1, column = 1 } = entry.problem({ what: '' }, ...at);
    const hash = decodeSafely(splitAddress(written).hash.slice(1));
    if (resolved.routePath !== undefined) onLink({ file, line, column, routePath: resolved.routePath, hash });
    return resolved.link;
  }
  const { dead, didYouMean } = resolved;
  const what = `The link ${dead} is broken: there is no such ${looksLikeFile(dead) ? 'file' : 'page'}.`;
  report(entry.problem({ what, ...(didYouMean !== undefined && { didYouMean }) }, ...at));
  return dead;
}
