export type Move = 'next' | 'text' | 'sidebar';

/** One visit. */
export interface Session {
  moves: { move: Move; isHit: boolean }[];
  /** Bytes of each page that was fetched, ahead or on demand. */
  fetched: Map<string, number>;
  visited: Set<string>;
}

const percent = (part: number, whole: number) => `${Math.round((part / Math.max(whole, 1)) * 100)}%`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Describes how often a page was there when it was opened, and what was fetched for nothing. */
export function report(sessions: readonly Session[]): string {
  const moves = sessions.flatMap((session) => session.moves);
  const hits = (some: typeof moves) => some.filter(({ isHit }) => isHit).length;
  const names: Move[] = ['next', 'text', 'sidebar'];
  const rows = names.map((name) => {
    const some = moves.filter(({ move }) => move === name);
    return `${name}: ${hits(some)} of ${some.length} (${percent(hits(some), some.length)})`;
  });
  const pages = sessions.flatMap(({ fetched, visited }) =>
    [...fetched].map(([route, bytes]) => ({ bytes, isWasted: !visited.has(route) })),
  );
  const sum = (some: typeof pages) => some.reduce((total, { bytes }) => total + bytes, 0);
  const views = moves.length + sessions.length;
  const unread = pages.filter(({ isWasted }) => isWasted);
  return [
    `Already there when opened: ${hits(moves)} of ${moves.length} pages (${percent(hits(moves), moves.length)})`,
    ...rows.map((row) => `  ${row}`),
    `Fetched for each page that was read: ${kilobytes(sum(pages) / views)}, of which never read: ${kilobytes(sum(unread) / views)}`,
    `Fetched and never read in a visit: ${(unread.length / sessions.length).toFixed(1)} pages, ${kilobytes(sum(unread) / sessions.length)}`,
  ].join('\n');
}
