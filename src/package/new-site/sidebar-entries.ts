import { existsSync } from 'node:fs';
import path from 'node:path';
import { PAGE_EXTENSIONS } from '../../engine/content/page-file.ts';
import type { Plain } from './plain-value.ts';
import { isTable, listOf } from './read-rspress.ts';
import type { Table } from './read-rspress.ts';

interface Surroundings {
  /** Of the sidebar, from the docs folder. */
  folder: string;
  docs: string;
  /** Gets what is not taken over, with the name of the entry. */
  leave: (what: string, name: string) => void;
}

/** Converts the entries of a sidebar. Those of pages in its folder become files, and all others links. */
export function sidebarEntries(list: Plain, name: string, around: Surroundings): Plain {
  return listOf(list).flatMap((item, index): Plain[] => {
    const here = `${name}[${index}]`;
    if (typeof item === 'string')
      return linkEntry({ text: path.posix.basename(item), link: item }, here, around);
    if (!isTable(item)) return [];
    const { dividerType, sectionHeaderText, tag } = item;
    if (dividerType !== undefined)
      return [{ type: 'divider', ...(dividerType === 'dashed' && { dashed: true }) }];
    if (sectionHeaderText !== undefined)
      return [{ type: 'section-header', label: sectionHeaderText, ...present({ tag }) }];
    const page = item['items'] === undefined ? pageIn(item['link'], around) : undefined;
    if (page === undefined) return linkEntry(item, here, around);
    const { text, context, overviewHeaders } = item;
    return [{ type: 'file', name: page, ...present({ label: text, tag, context, overviewHeaders }) }];
  });
}

function linkEntry(item: Table, name: string, around: Surroundings): Plain[] {
  const { text, link, items, collapsible, collapsed, tag, context, overviewHeaders } = item;
  if (typeof text !== 'string') {
    around.leave('only links and groups with a text can be here', name);
    return [];
  }
  const own = listOf(items).flatMap((inner, index) =>
    linkEntry(isTable(inner) ? inner : {}, `${name}.items[${index}]`, around),
  );
  const extras = present({ link, collapsible, collapsed, tag, context, overviewHeaders });
  return [{ type: 'custom-link', label: text, ...extras, ...(own.length > 0 && { items: own }) }];
}

function present(values: Readonly<Record<string, Plain | undefined>>): Table {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, Plain] => entry[1] !== undefined),
  );
}

/** The name that a page has in the list of its folder. */
function pageIn(link: Plain | undefined, { folder, docs }: Surroundings): string | undefined {
  if (typeof link !== 'string') return undefined;
  const inner = folder === '/' ? '/' : `/${path.posix.basename(folder)}/`;
  const at = link.indexOf(inner);
  const name = at < 0 ? '' : link.slice(at + inner.length).replace(/\/$/, '/index');
  const isPage = PAGE_EXTENSIONS.some((extension) => existsSync(path.join(docs, folder, name + extension)));
  return name !== '' && isPage ? name : undefined;
}
