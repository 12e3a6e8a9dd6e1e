import type { IncomingHttpHeaders } from 'node:http';

export interface Version {
  etag: string;
  modified: Date;
}

/** Whether a client has this version of a file already. Tags say more than a time: with them the time is not looked at. */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, modified }: Version): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tagsIn(tags).includes(withoutWeakness(etag));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // Such a header has whole seconds.
  return Math.floor(modified.valueOf() / 1000) * 1000 <= since;
}

function tagsIn(list: string): string[] {
  return (list.match(/(?:W\/)?"[^"]*"/g) ?? []).map(withoutWeakness);
}

/** For a whole file it makes no difference whether a tag is weak. */
function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}
