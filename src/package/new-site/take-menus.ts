import { existsSync } from 'node:fs';
import path from 'node:path';
import { MENU_FILES } from '../../engine/content/menu-lists.ts';
import type { MenuSetting } from '../../engine/content/menu-lists.ts';
import type { Plain } from './plain-value.ts';
import { isTable, listOf } from './read-rspress.ts';
import type { RspressProject } from './read-rspress.ts';
import { sidebarEntries } from './sidebar-entries.ts';

interface Taken {
  nav: Record<string, Plain>;
  sidebar: Record<string, Plain>;
  /** What is not taken over, with lines. */
  left: string[];
}

/** Converts the menus of a project to settings of a site whose docs are in a folder, and says what they lack. */
export function takeMenus({ menus, settings, say }: RspressProject, docs: string): Taken {
  const taken: Taken = { nav: {}, sidebar: {}, left: [] };
  const isFolder = (name: string) => existsSync(path.join(docs, name));
  const { locales, multiVersion } = settings;
  const langs = listOf(locales).flatMap((one) =>
    isTable(one) && typeof one['lang'] === 'string' ? [one['lang']] : [],
  );
  const versions = listOf(isTable(multiVersion) ? multiVersion['versions'] : undefined).map(String);
  const roots = [
    ...langs,
    ...versions,
    ...versions.flatMap((version) => langs.map((lang) => `${version}/${lang}`)),
  ];

  function take(setting: MenuSetting, folder: string, list: Plain, { name }: { name: string }): void {
    const file = path.posix.join(folder, MENU_FILES[setting]);
    if (existsSync(path.join(docs, file)))
      taken.left.push(say(name, `is not taken over: docs${file} is there`));
    else taken[setting][folder] = list;
  }

  for (const one of menus.nav) {
    const inLanguage = (folder: string, lang = one.lang ?? '') =>
      isFolder(path.posix.join(folder, lang)) ? path.posix.join(folder, lang) : folder;
    if (Array.isArray(one.value)) take('nav', inLanguage('/'), one.value as Plain, one);
    else if (isTable(one.value))
      for (const [version, list] of Object.entries(one.value)) {
        const folder = versions.includes(version) && isFolder(version) ? `/${version}` : '/';
        const ofLangs =
          one.lang === undefined ? langs.map((lang) => inLanguage(folder, lang)) : [inLanguage(folder)];
        for (const own of new Set(ofLangs.length > 0 ? ofLangs : [folder])) take('nav', own, list, one);
      }
  }

  for (const one of menus.sidebar)
    for (const [given, list] of Object.entries(isTable(one.value) ? one.value : {})) {
      const name = `${one.name}.${given}`;
      const leave = (what: string, at = name) => taken.left.push(say(at, `is not taken over: ${what}`));
      const written = `/${given.replaceAll(/^\/+|\/+$/g, '')}`;
      const folder = [one.lang ?? '', '', ...roots]
        .map((root) => path.posix.join('/', root, written))
        .find(isFolder);
      const parts = folder?.slice(1).split('/') ?? [];
      if (folder === undefined) leave('there is no such folder');
      else if (parts.filter((part) => ![...langs, ...versions].includes(part)).length > 1)
        leave('only top-level folders have a sidebar');
      else {
        const key = one.lang === undefined ? written : folder;
        take('sidebar', key, sidebarEntries(list, name, { folder, docs, leave }), { name });
      }
    }
  return taken;
}
