/**
 * Queries by kind, each with the addresses that answer it: a route accepts any section of that page, a `#` only that
 * section. The first one is the best.
 */
export type QueryTable = Record<string, Record<string, string | string[]>>;
