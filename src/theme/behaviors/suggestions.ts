import { PAGE_LIST } from '../../model/constants.ts';
import { baseOf } from '../../model/document.ts';
import { nearestPages } from '../../model/nearest-pages.ts';
import { say } from '../../runtime/page/say.ts';
import type { NamedPage } from '../../model/nearest-pages.ts';

/** Shows links to the pages whose addresses are nearest to the one that was not found. */
export async function suggestPages(place: Element): Promise<void> {
  const response = await fetch(baseOf(document.documentElement) + PAGE_LIST);
  const pages = response.ok ? readPageList(await response.text()) : [];
  const near = nearestPages(readable(location.pathname), pages);
  // Another call may have been faster.
  if (near.length === 0 || place.childElementCount > 0) return;
  const title = document.createElement('h2');
  title.textContent = say('Did you mean');
  const list = document.createElement('ul');
  list.append(...near.map(entryOf));
  place.append(title, list);
}

/** Reads the list of pages that the build writes for programs: `- [Title](https://host/path.md): description`. */
export function readPageList(text: string): NamedPage[] {
  return [...text.matchAll(/^- \[((?:\\.|[^\]\\])*)\]\(([^)\s]+)\)/gm)].map(
    ([, title = '', address = '']) => ({
      title: title.replaceAll(/\\(.)/g, '$1'),
      path: readable(new URL(address).pathname).replace(/(?:(\/)index)?\.md$/, '$1'),
    }),
  );
}

function entryOf({ title, path }: NamedPage): Element {
  const entry = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  const address = document.createElement('code');
  address.textContent = path;
  entry.append(link, address);
  return entry;
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
