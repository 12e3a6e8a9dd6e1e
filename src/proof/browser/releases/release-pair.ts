export interface ReleasePair {
  from: string;
  to: string;
}

/** Reads the two releases from the address. An unknown one is replaced by the newest, or the one before it. */
export function pairIn(search: string, releases: readonly string[]): ReleasePair {
  const asked = new URLSearchParams(search);
  const known = (key: string, index: number) =>
    releases.find((version) => version === asked.get(key)) ?? releases.at(index) ?? '';
  return { from: known('from', -2), to: known('to', -1) };
}

/** Keeps everything else that the query had. */
export function withPair(search: string, { from, to }: ReleasePair): string {
  const asked = new URLSearchParams(search);
  asked.set('from', from);
  asked.set('to', to);
  return `?${asked}`;
}
