import type { IncomingHttpHeaders } from 'node:http';

export interface Version {
  etag: string;
  modified: Date;
}

/**
 * Checks whether a client already has this version of a file. Tags are more precise, so the time is ignored if there
 * are any.
 */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tagsIn(tags).includes(withoutWeakness(etag));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return inSeconds(modified) <= since;
}

export function isSameSecond(time: number, modified: Date): boolean {
  return time === inSeconds(modified);
}

/** Times in headers have a resolution of one second. */
function inSeconds(time: Date): number {
  return Math.floor(time.valueOf() / 1000) * 1000;
}

function tagsIn(list: string): string[] {
  return (list.match(/(?:W\/)?"[^"]*"/g) ?? []).map(withoutWeakness);
}

/** Strips the weak marker, which makes no difference for a whole file. */
function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
