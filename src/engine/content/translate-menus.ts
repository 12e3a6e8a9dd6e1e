import type { NavItem, NavLink, SidebarItem, Sidebars } from '../../model/sidebar-types.ts';
import { isNavMenu } from '../../model/nav-match.ts';
import { isSidebarGroup } from '../../model/sidebar.ts';
import type { Translations } from './translations.ts';

interface Menus {
  nav: NavItem[];
  sidebars: Sidebars;
}

/** Replaces texts of menus that are keys of `i18n.json`. Calls `onMissing` for a key without the language. */
export function translateMenus(
  { nav, sidebars }: Menus,
  texts: Translations,
  lang: string,
  onMissing: (key: string) => void,
): Menus {
  const say = (key: string): string => {
    if (!Object.hasOwn(texts, key)) return key;
    const text = texts[key]?.[lang];
    if (text === undefined) onMissing(key);
    return text ?? key;
  };
  const link = (item: NavLink): NavLink => ({ ...item, text: say(item.text) });
  const entry = (item: SidebarItem): SidebarItem => {
    if ('dividerType' in item) return item;
    if ('sectionHeaderText' in item) return { ...item, sectionHeaderText: say(item.sectionHeaderText) };
    const named = { ...item, text: say(item.text) };
    return isSidebarGroup(named) ? { ...named, items: named.items.map(entry) } : named;
  };
  // Sections may share a sidebar, and have to share the translated one.
  const translated = new Map([...new Set(Object.values(sidebars))].map((items) => [items, items.map(entry)]));
  return {
    nav: nav.map((item) =>
      isNavMenu(item) ? { ...item, text: say(item.text), items: item.items.map(link) } : link(item),
    ),
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([key, items]) => [key, translated.get(items) ?? items]),
    ),
  };
}
