const known = new Map<string, Promise<string>>();

/**
 * The URL of the index that the site has now. Pages contain a fixed address, where a small file names it: if they
 * contained its hash, each edit would change all of them. A failure is forgotten, so the next call tries again.
 */
export function currentIndex(address: string): Promise<string> {
  let asked = known.get(address);
  if (!asked) {
    asked = read(new URL(address, location.href));
    asked.catch(() => known.delete(address));
    known.set(address, asked);
  }
  return asked;
}

async function read(address: URL): Promise<string> {
  // Some hosts let browsers use a file for minutes without asking, and then the index may be gone.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return new URL((await response.json()) as string, address).href;
}
