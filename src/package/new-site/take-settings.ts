import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settings as schema } from '../../engine/config/site-settings.ts';
import { tsconfigAliases, tsconfigOf } from '../../engine/config/tsconfig-aliases.ts';
import type { Plain } from './plain-value.ts';
import type { RspressProject } from './read-rspress.ts';

/** Where Rspress has settings that are not at its top level. */
const IN_THEME = new Set(['socialLinks', 'hideNavbarOnScroll']);

/** Keeps the settings that a site accepts, and of lists the entries, so the first build is not about this file. */
export function takeAccepted({ settings, say }: Pick<RspressProject, 'settings' | 'say'>) {
  const taken: Record<string, Plain> = {};
  const left: string[] = [];
  for (const [key, value] of Object.entries(settings)) {
    const isAccepted = (one: Plain) => schema.shape[key as keyof typeof schema.shape].safeParse(one).success;
    const name = IN_THEME.has(key) ? `themeConfig.${key}` : key;
    if (isAccepted(value)) taken[key] = value;
    else if (Array.isArray(value)) {
      const entries = value as readonly Plain[];
      const refused = entries.filter((one) => !isAccepted([one]));
      taken[key] = entries.filter((one) => !refused.includes(one));
      for (const one of refused) left.push(say(`${name}[${entries.indexOf(one)}]`, notTaken(one)));
    } else left.push(say(name, notTaken(value)));
  }
  return { taken, left };
}

const notTaken = (value: Plain): string =>
  `is not taken over: a site does not accept ${JSON.stringify(value)} there`;

/** The `paths` of its tsconfig.json that lead into the docs folder, as aliases. */
export function takeAliases({ folder, root }: Pick<RspressProject, 'folder' | 'root'>) {
  const taken: Record<string, Plain> = {};
  const left: string[] = [];
  const docs = path.join(folder, root);
  const aliases = Object.entries(tsconfigAliases(folder));
  for (const [name, place] of aliases) {
    const inDocs = path.relative(docs, place).replaceAll(path.sep, '/');
    if (inDocs.startsWith('..'))
      left.push(`tsconfig.json paths ${name} is not taken over: ${root} does not contain it`);
    else taken[name] = path.posix.join('docs', inDocs);
  }
  const file = tsconfigOf(folder);
  // It cannot be read without the packages that it extends.
  if (aliases.length === 0 && existsSync(file) && readFileSync(file, 'utf8').includes('"paths"'))
    left.push(
      'tsconfig.json paths cannot be read: install the packages that it extends, or write them as `alias`',
    );
  return { taken, left };
}
