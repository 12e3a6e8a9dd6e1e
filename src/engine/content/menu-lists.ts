import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { locateSetting } from '../config/locate-setting.ts';
import { type MetaItem, metaItemSchema } from '../config/meta-schema.ts';
import { type NavEntry, navEntrySchema } from '../config/nav-schema.ts';
import type { SiteConfig } from '../config/schema.ts';
import { displayPath } from '../files/display-path.ts';
import { type Position, positionAt } from '../files/position.ts';
import { type JsonList, type ListEntry, readJsonList } from './json-list.ts';

/** The part of a configured site that may order its menus. */
export interface MenuSettings {
  configFile: string;
  config: Pick<SiteConfig, 'nav' | 'sidebar'>;
}

export interface MenuList<Item> extends JsonList<Item> {
  /** Where an entry would be added, for problems. */
  end: () => Position & { file: string };
}

/** The lists that order the menus of a language and version, by folder below docs. */
export interface MenuLists {
  nav: (folder: string) => MenuList<NavEntry> | undefined;
  sidebar: (folder: string) => MenuList<MetaItem> | undefined;
}

interface ListSources extends Partial<MenuSettings> {
  docsDir: string;
  siteDir: string;
  /** Folder of the language and version below docs. */
  rootFolder: string;
  /** Called with every file that was read. */
  onFile: (file: string) => void;
}

/**
 * Each list is in a file of its folder or in the configuration. One that is there for a folder inside of a language
 * applies to every language without a list of its own.
 */
export function createMenuLists(sources: ListSources): MenuLists {
  const { docsDir, siteDir, rootFolder, onFile } = sources;

  function inFile<Item>(file: string, schema: z.ZodType<Item>): MenuList<Item> {
    onFile(file);
    const name = displayPath(siteDir, file);
    const end = () => {
      const text = readFileSync(file, 'utf8');
      return { file: name, ...positionAt(text, Math.max(0, text.lastIndexOf(']'))) };
    };
    return { ...readJsonList(file, name, schema), end };
  }

  function inSettings<Item>(list: readonly Item[], place: PlaceOf): MenuList<Item> {
    const entries = list.map((item, index): ListEntry<Item> => ({
      item,
      problem: (more, ...keys) => ({ level: 'error', ...place(index, ...keys), ...more }),
    }));
    return { entries, problems: [], end: () => ({ line: 1, column: 1, ...place() }) };
  }

  function listOf<Item>(setting: MenuSetting, folder: string, schema: z.ZodType<Item>) {
    const file = path.join(docsDir, folder, MENU_FILES[setting]);
    const isInFile = existsSync(file);
    const lists = givenLists(sources.config, setting) as Readonly<Record<string, readonly Item[]>>;
    const key = [`/${folder}`, ...(isInFile ? [] : [`/${path.posix.relative(rootFolder, folder)}`])].find(
      (one) => Object.hasOwn(lists, one),
    );
    if (key !== undefined) return inSettings(lists[key]!, placesIn(sources, setting, key));
    return isInFile ? inFile(file, schema) : undefined;
  }

  return {
    nav: kept((folder) => listOf<NavEntry>('nav', folder, navEntrySchema)),
    sidebar: kept((folder) => listOf<MetaItem>('sidebar', folder, metaItemSchema)),
  };
}

/** Reads each list once: several parts of the menus ask for it. */
function kept<List>(read: (folder: string) => List): (folder: string) => List {
  const lists = new Map<string, List>();
  return (folder) => {
    const list = lists.has(folder) ? (lists.get(folder) as List) : read(folder);
    lists.set(folder, list);
    return list;
  };
}

/** The lists of a setting by folder. Top navigation without folders is that of the docs folder. */
export function givenLists(
  config: MenuSettings['config'] | undefined,
  setting: MenuSetting,
): Readonly<Record<string, readonly (NavEntry | MetaItem)[]>> {
  const given = config?.[setting] ?? {};
  return Array.isArray(given) ? { '/': given } : given;
}

/** The two settings, each with the file that it replaces. */
export const MENU_FILES = { nav: '_nav.json', sidebar: '_meta.json' } as const;
export type MenuSetting = keyof typeof MENU_FILES;

/** Locates keys within a list. */
type PlaceOf = (...keys: PropertyKey[]) => Partial<Position> & { file: string };

function placesIn(
  { config, configFile = '', siteDir }: Pick<ListSources, 'config' | 'configFile' | 'siteDir'>,
  setting: MenuSetting,
  folder: string,
): PlaceOf {
  const file = displayPath(siteDir, configFile);
  const start: PropertyKey[] = Array.isArray(config?.[setting]) ? [setting] : [setting, folder];
  return (...keys) => ({
    file,
    ...locateSetting(readFileSync(configFile, 'utf8'), file, { path: [...start, ...keys], pointAt: 'value' }),
  });
}
