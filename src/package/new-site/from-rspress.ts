import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_NAME } from '../../model/engine-name.ts';
import { MessageError } from '../../model/message-error.ts';
import type { Plain } from './plain-value.ts';
import { readRspress } from './read-rspress.ts';
import type { RspressProject } from './read-rspress.ts';

/** Fills the folder of a new site with the docs of a Rspress project, and returns what could not be taken over. */
export function copyRspress(from: string, folder: string): string[] {
  const project = readRspress(path.resolve(from));
  const docs = path.join(project.folder, project.root);
  if (!existsSync(docs))
    throw new MessageError(`${project.file} names the docs folder ${project.root}, which does not exist.`);
  cpSync(docs, path.join(folder, 'docs'), { recursive: true });
  const texts = path.join(project.folder, 'i18n.json');
  if (existsSync(texts)) cpSync(texts, path.join(folder, 'i18n.json'));
  const { settings, left } = takeStyles(project, folder);
  writeFileSync(path.join(folder, 'site.config.ts'), configOf(settings));
  return [
    ...project.unread,
    ...left,
    ...writeNavigation(project, path.join(folder, 'docs')),
    'Files outside the docs folder are not copied. The build names those that pages import.',
  ];
}

/** Copies the style sheet into the new site, also from a folder beside the project. */
function takeStyles({ file, folder: from, settings }: RspressProject, folder: string) {
  const { styles, ...others } = settings;
  if (typeof styles !== 'string') return { settings, left: [] };
  const source = path.resolve(from, styles);
  if (!existsSync(source) || path.extname(source) !== '.css')
    return { settings: others, left: [`${file} globalStyles: only a CSS file is taken over, not ${styles}`] };
  const isInside = !path.relative(from, source).startsWith('..');
  const name = isInside ? styles : path.basename(styles);
  cpSync(source, path.join(folder, name));
  return { settings: { ...settings, styles: name }, left: [] };
}

function configOf(settings: Record<string, Plain>): string {
  // Names need no quotes in TypeScript.
  const text = JSON.stringify(settings, undefined, 2).replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:');
  return `import { defineConfig } from '${ENGINE_NAME}';\n\nexport default defineConfig(${text});\n`;
}

/** Writes the top navigation into files, where it belongs here, and returns what it could not write. */
function writeNavigation({ file, nav, settings }: RspressProject, docs: string): string[] {
  if (nav === undefined) return [];
  const { locales } = settings;
  const langs = Array.isArray(locales)
    ? (locales as { lang?: string }[]).flatMap(({ lang }) =>
        lang !== undefined && existsSync(path.join(docs, lang)) ? [lang] : [],
      )
    : [];
  const lists: [folder: string, list: Plain][] = Array.isArray(nav)
    ? (langs.length > 0 ? langs : ['']).map((lang) => [lang, nav as Plain])
    : Object.entries(nav as Record<string, Plain>);
  return lists.flatMap(([name, list]) => {
    const target = path.join(docs, existsSync(path.join(docs, name)) ? name : '', '_nav.json');
    if (existsSync(target))
      return [`${file} themeConfig.nav: ${path.relative(docs, target)} is there already`];
    writeFileSync(target, `${JSON.stringify(list, undefined, 2)}\n`);
    return [];
  });
}
