// Where a reader goes from a page. Nobody has measured readers of this site, so the shares are assumptions.

/** @typedef {{ next: string[], previous: string[], text: string[], sidebar: string[] }} Links addresses by place */

/** Shares of readers, by the place of the link they follow. */
export const WAYS = { next: 35, text: 25, sidebar: 35, previous: 5 };

/**
 * Chooses the place of a link by the shares of those the page has, and then any link there.
 * @param {Links} links @param {ReturnType<typeof import('../speed/corpus/random.mjs').randomFrom>} random
 * @returns {{ way: keyof Links, href: string } | undefined} undefined for a page without links
 */
export function chooseLink(links, random) {
  const ways = Object.keys(WAYS).filter((way) => links[way].length > 0);
  const tickets = ways.flatMap((way) => Array.from({ length: WAYS[way] }, () => way));
  if (tickets.length === 0) return undefined;
  const way = random.pick(tickets);
  return { way, href: random.pick(links[way]) };
}
