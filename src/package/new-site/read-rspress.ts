import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exportedNode, lineAt, parseConfig, syntaxFaultIn } from '../../config-text/config-tree.ts';
import { MessageError } from '../../model/message-error.ts';
import { createReader } from './plain-value.ts';
import type { Plain } from './plain-value.ts';

const FILES = ['rspress.config.ts', 'rspress.config.mts', 'rspress.config.js', 'rspress.config.mjs'];

/** What a Rspress project says. */
export interface RspressProject {
  folder: string;
  /** The configuration's name, for messages. */
  file: string;
  /** The docs folder, from the project's folder. */
  root: string;
  settings: Record<string, Plain>;
  /** Menus and redirects, as Rspress has them, with the name of each for messages. */
  menus: RspressMenus;
  redirects: Named[];
  /** What has no setting here, or only running the configuration would tell, with lines. */
  unread: string[];
  /** Writes a message about a named value, with its line. */
  say: (name: string, what: string) => string;
}

/** A value of the configuration with its name, such as `themeConfig.nav`. */
export interface Named {
  name: string;
  value: Plain;
}

export interface RspressMenus {
  nav: (Named & { lang?: string })[];
  sidebar: (Named & { lang?: string })[];
}

export type Table = Readonly<Record<string, Plain>>;
export const isTable = (value: Plain | undefined): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: Plain | undefined): readonly Plain[] =>
  Array.isArray(value) ? (value as Plain[]) : [];

/** Settings with the same name and meaning. */
const SAME = ['title', 'description', 'base', 'lang', 'icon', 'logo', 'logoText', 'head', 'multiVersion'];
/** Those of the theme. */
const SAME_IN_THEME = ['socialLinks', 'hideNavbarOnScroll'];
/** Keys that are read in another way below. */
const READ = [...SAME, 'root', 'themeConfig', 'locales', 'markdown', 'route', 'globalStyles', 'plugins'];

/** Reads the configuration of a Rspress project without running it. */
export function readRspress(folder: string): RspressProject {
  const file = FILES.find((name) => existsSync(path.join(folder, name)));
  if (file === undefined)
    throw new MessageError(`There is no ${FILES[0]} in ${folder}. Give the folder of a Rspress project.`);
  const code = readFileSync(path.join(folder, file), 'utf8');
  const tree = parseConfig(code);
  const fault = syntaxFaultIn(tree, code);
  const exported = exportedNode(tree);
  if (fault || !exported)
    throw new MessageError(
      `${file}${fault ? `:${fault.line} has a syntax error` : ' has no default export'}. Fix it and try again.`,
    );
  const lines = new Map<string, number>();
  const say = (name: string, what: string) => {
    const line = lines.get(name);
    return `${file}${line === undefined ? '' : `:${line}`} ${name} ${what}`;
  };
  const unread: string[] = [];
  const redirects: Named[] = [];
  const read = createReader(tree, code, {
    calls: {
      pluginClientRedirects: (options, name) =>
        listOf(isTable(options) ? options['redirects'] : undefined).forEach((value, index) =>
          redirects.push({ name: `${name}.redirects[${index}]`, value }),
        ),
    },
    onNamed: (name, node) => lines.set(name, lines.get(name) ?? lineAt(code, node.from)),
    onUnread: (name, node) => {
      lines.set(name, lineAt(code, node.from));
      unread.push(say(name, 'is not a plain value'));
    },
  })(exported);
  const given = isTable(read) ? read : {};
  const theme = isTable(given['themeConfig']) ? given['themeConfig'] : {};
  const without = (where: string, from: Table, known: readonly string[]) => {
    for (const key of Object.keys(from).filter((name) => !known.includes(name)))
      unread.push(say(where + key, 'has no setting here'));
  };
  without('', given, READ);
  without('themeConfig.', theme, [...SAME_IN_THEME, ...THEME_READ]);
  listOf(theme['locales']).forEach((locale, index) => {
    if (isTable(locale)) without(`themeConfig.locales[${index}].`, locale, LOCALE_READ);
  });
  const inTheme = (key: 'nav' | 'sidebar'): RspressMenus['nav'] => [
    ...(theme[key] === undefined ? [] : [{ name: `themeConfig.${key}`, value: theme[key] }]),
    ...listOf(theme['locales']).flatMap((locale, index) => {
      if (!isTable(locale) || locale[key] === undefined || typeof locale['lang'] !== 'string') return [];
      return [{ name: `themeConfig.locales[${index}].${key}`, value: locale[key], lang: locale['lang'] }];
    }),
  ];
  return {
    folder,
    file,
    root: typeof given['root'] === 'string' ? given['root'] : 'docs',
    settings: settingsOf(given, theme),
    menus: { nav: inTheme('nav'), sidebar: inTheme('sidebar') },
    redirects,
    unread,
    say,
  };
}

/** Of a language. */
const LOCALE_READ = ['lang', 'label', 'title', 'description', 'nav', 'sidebar'];
const THEME_READ = ['nav', 'sidebar', 'footer', 'editLink', 'locales'];

function settingsOf(given: Table, theme: Table): Record<string, Plain> {
  const { markdown, route, globalStyles } = given;
  const { footer, editLink } = theme;
  const picked = (from: Table, keys: readonly string[]) =>
    Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
  const locales = localesOf(given['locales'], theme['locales']);
  const repository = isTable(editLink) ? repositoryOf(editLink['docRepoBaseUrl']) : undefined;
  return {
    title: 'My docs',
    ...picked(given, SAME),
    ...picked(theme, SAME_IN_THEME),
    ...(locales && { locales }),
    ...(repository && { repository }),
    ...(isTable(footer) &&
      typeof footer['message'] === 'string' && { footer: { message: footer['message'] } }),
    ...(isTable(markdown) && { markdown: picked(markdown, ['showLineNumbers', 'defaultWrapCode']) }),
    ...(isTable(route) && { route: picked(route, ['exclude']) }),
    ...(typeof globalStyles === 'string' && { styles: globalStyles }),
  };
}

/** The languages, of which Rspress has one list for the site and one for the theme. */
function localesOf(site: Plain | undefined, theme: Plain | undefined): Plain | undefined {
  const lists = [site, theme].map((list) => (Array.isArray(list) ? (list as Plain[]).filter(isTable) : []));
  const [ofSite = [], ofTheme = []] = lists;
  const langs = [...new Set([...ofSite, ...ofTheme].map(({ lang }) => lang))];
  if (langs.length === 0) return undefined;
  return langs.map((lang): Table => {
    const { label, title, description } = { ...find(ofTheme, lang), ...find(ofSite, lang) };
    return Object.fromEntries(
      Object.entries({ lang, label, title, description }).filter(
        (entry): entry is [string, Plain] => entry[1] !== undefined,
      ),
    );
  });
}

const find = (tables: readonly Table[], lang: Plain | undefined): Table =>
  tables.find((one) => one['lang'] === lang) ?? {};

/** `https://github.com/owner/name/tree/main/docs`, as Rspress has it. */
function repositoryOf(address: Plain | undefined): Plain | undefined {
  if (typeof address !== 'string') return undefined;
  const parts = /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:tree|edit|blob)\/([^/]+)\/?(.*)$/.exec(address);
  const [, url, branch, docsDir] = parts ?? [];
  return url === undefined || branch === undefined
    ? undefined
    : { url, branch, ...(docsDir ? { docsDir: docsDir.replace(/\/$/, '') } : {}) };
}
