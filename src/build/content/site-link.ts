import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import { createRouteMatcher, type RouteLocales } from '../../model/route.ts';
import { isOutbound } from '../../model/sidebar.ts';
import type { ListEntry } from './json-list.ts';

export type ResolvedLink = { link: string } | { dead: string; didYouMean?: string };

/** Turns a link of `_nav.json` or `_meta.json` into a canonical route of its locale, or says that there is no such page. */
export function createLinkResolver(routes: readonly string[], prefix: string, locales: RouteLocales) {
  const matcher = createRouteMatcher(routes, { base: '/', ...locales });

  return function resolve(written: string): ResolvedLink {
    if (isOutbound(written)) return { link: written };
    const suffixAt = written.search(/[?#]/);
    const suffix = suffixAt < 0 ? '' : written.slice(suffixAt);
    const wholePath = suffixAt < 0 ? written : written.slice(0, suffixAt);
    const path = `/${wholePath.replace(/^(?:\.?\/)+/, '').replace(/\.mdx?$/, '')}`;
    // The locale's own page first; a page that only exists as it is written will do.
    const match = matcher.match(prefix + path) ?? matcher.match(path);
    if (match !== undefined) return { link: match.routePath + suffix };
    // A feed or a picture: the build or the public folder makes it.
    if (/\.(?!html$)[a-z\d]+$/i.test(path)) return { link: path + suffix };
    const meant = nearest(prefix + path, routes);
    return { dead: prefix + path, ...(meant !== undefined && { didYouMean: meant }) };
  };
}

interface LinkSources {
  resolveLink: (written: string) => ResolvedLink;
  report: (problem: Problem) => void;
}

/** The resolved link; a dead one is reported at `at` inside its entry. */
export function resolveOrReport(
  written: string,
  entry: ListEntry<unknown>,
  at: readonly PropertyKey[],
  { resolveLink, report }: LinkSources,
): string {
  const resolved = resolveLink(written);
  if ('link' in resolved) return resolved.link;
  const { dead, didYouMean } = resolved;
  const what = `The link ${dead} leads to no page.`;
  report(entry.problem({ what, ...(didYouMean !== undefined && { didYouMean }) }, ...at));
  return dead;
}
