import { AGAIN, mark } from '../../model/document.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { activeTrail, isGroupOpen, isRepeated, isSidebarGroup } from '../../model/sidebar.ts';
import type { SidebarGroup, SidebarItem, SidebarLink } from '../../model/sidebar-types.ts';
import type { SiteData } from '../../model/site.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { Words } from '../../model/words/words.ts';
import { Tag } from '../../components/tag/Tag.tsx';
import { toHref } from '../../model/href.ts';

interface SidebarPieceProps {
  site: SiteData;
  words: Words;
  items: SidebarItem[];
  routePath: string;
}

interface TrailProps {
  words: Words;
  base: string;
  /** All items of the sidebar. */
  all: readonly SidebarItem[];
  trail: readonly SidebarItem[];
}

/** Renders the sidebar. Sections are native `<details>`, which fold without scripts. */
export function SidebarPiece({ site, words, items, routePath }: SidebarPieceProps) {
  const trail = activeTrail(items, routePath);
  return (
    <SidebarList className="pages" items={items} all={items} base={site.base} words={words} trail={trail} />
  );
}

/**
 * Caches entries that do not lead to the current page. Without it, the sidebars of 350 pages take 6.7 s of processor time
 * instead of 0.25 s.
 */
const renderedEntries = new WeakMap<SidebarItem, string>();

interface ListProps extends TrailProps {
  items: SidebarItem[];
  className?: string;
}

function SidebarList({ items, trail, className, ...rest }: ListProps) {
  const entries = items.map((item) => {
    if (trail.includes(item)) return renderEntry(item, { ...rest, trail });
    let html = renderedEntries.get(item);
    if (html === undefined) renderedEntries.set(item, (html = renderEntry(item, { ...rest, trail: [] })));
    return html;
  });
  return <ul className={className} dangerouslySetInnerHTML={{ __html: entries.join('') }} />;
}

function renderEntry(item: SidebarItem, props: TrailProps): string {
  return renderToStaticMarkup(<SidebarEntry item={item} {...props} />);
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

/** Renders a group. Its link is beside the `<summary>`, which must not hold another control. */
function Group({ group, ...props }: { group: SidebarGroup } & TrailProps) {
  const label = group.link === undefined ? <Label item={group} /> : <Entry item={group} {...props} />;
  const list = <SidebarList items={group.items} {...props} />;
  if (!group.collapsible) {
    return (
      <>
        {label}
        {list}
      </>
    );
  }
  const isOpen = isGroupOpen(group, props.trail);
  return group.link === undefined ? (
    <details open={isOpen}>
      <summary>{label}</summary>
      {list}
    </details>
  ) : (
    <>
      {label}
      <details open={isOpen}>
        <summary aria-label={fillIn(props.words.groupPages, { group: group.text })} />
        {list}
      </details>
    </>
  );
}

/** Renders a link. A repeated one gets an attribute that keeps it from being marked as current. */
function Entry({ item, all, base, trail }: { item: SidebarLink } & TrailProps) {
  if (item.link === undefined) return <Label item={item} />;
  return (
    <a
      href={toHref(base, item.link)}
      {...(isRepeated(all, item) && mark(AGAIN))}
      aria-current={trail.at(-1) === item ? 'page' : undefined}
    >
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
