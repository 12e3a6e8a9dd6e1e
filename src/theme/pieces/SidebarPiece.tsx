import { renderToStaticMarkup } from 'react-dom/server';
import { activeTrail, isGroupOpen, isSidebarGroup } from '../../model/sidebar.ts';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../../model/sidebar-types.ts';
import type { SiteData } from '../../model/site.ts';
import { Tag } from '../mdx/Tag.tsx';
import { toHref } from './href.ts';

interface SidebarPieceProps {
  site: SiteData;
  items: SidebarItem[];
  routePath: string;
}

interface TrailProps {
  base: string;
  trail: readonly SidebarItem[];
}

/** Sections are native `<details>`: they fold without any script. */
export function SidebarPiece({ site, items, routePath }: SidebarPieceProps) {
  return <SidebarList items={items} base={site.base} trail={activeTrail(items, routePath)} />;
}

/** Entries that lead not to the page are drawn once: with hundreds of pages a sidebar is the larger part of a build. */
const drawn = new WeakMap<SidebarItem, string>();

function SidebarList({ items, base, trail }: { items: SidebarItem[] } & TrailProps) {
  const entries = items.map((item) => {
    if (trail.includes(item)) return drawEntry(item, base, trail);
    let html = drawn.get(item);
    if (html === undefined) drawn.set(item, (html = drawEntry(item, base, [])));
    return html;
  });
  return <ul dangerouslySetInnerHTML={{ __html: entries.join('') }} />;
}

function drawEntry(item: SidebarItem, base: string, trail: readonly SidebarItem[]): string {
  return renderToStaticMarkup(<SidebarEntry item={item} base={base} trail={trail} />);
}

function SidebarEntry({ item, ...rest }: { item: SidebarItem } & TrailProps) {
  if ('dividerType' in item)
    return (
      <li className={`divider ${item.dividerType}`}>
        <hr />
      </li>
    );
  if ('sectionHeaderText' in item) {
    return (
      <li className="section-header">
        {item.sectionHeaderText}
        <Tag tag={item.tag} />
      </li>
    );
  }
  return (
    <li data-context={item.context}>
      {isSidebarGroup(item) ? <Group group={item} {...rest} /> : <Entry item={item} {...rest} />}
    </li>
  );
}

function Group({ group, base, trail }: { group: SidebarGroup } & TrailProps) {
  const label =
    group.link === undefined ? <Label item={group} /> : <Entry item={group} base={base} trail={trail} />;
  const list = <SidebarList items={group.items} base={base} trail={trail} />;
  if (!group.collapsible) {
    return (
      <>
        {label}
        {list}
      </>
    );
  }
  return (
    <details open={isGroupOpen(group, trail)}>
      <summary>{label}</summary>
      {list}
    </details>
  );
}

function Entry({ item, base, trail }: { item: SidebarLink } & TrailProps) {
  if (item.link === undefined) return <Label item={item} />;
  return (
    <a href={toHref(base, item.link)} aria-current={trail.at(-1) === item ? 'page' : undefined}>
      {item.text}
      <Tag tag={item.tag} />
    </a>
  );
}

function Label({ item }: { item: SidebarLink }) {
  return (
    <span>
      {item.text}
      <Tag tag={item.tag} />
    </span>
  );
}
