import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_NAME } from '../../model/engine-name.ts';
import { MessageError } from '../../model/message-error.ts';
import type { Plain } from './plain-value.ts';
import { readRspress } from './read-rspress.ts';
import type { RspressProject } from './read-rspress.ts';
import { takeMenus } from './take-menus.ts';
import { takeRedirects } from './take-redirects.ts';
import { takeAccepted, takeAliases } from './take-settings.ts';

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
  const menus = takeMenus(project, path.join(folder, 'docs'));
  const moved = takeRedirects(project);
  const accepted = takeAccepted({ settings, say: project.say });
  const aliases = takeAliases(project);
  const added = { alias: aliases.taken, nav: menus.nav, sidebar: menus.sidebar, redirects: moved.taken };
  const filled = Object.entries(added).filter(([, value]) => Object.keys(value).length > 0);
  writeFileSync(
    path.join(folder, 'site.config.ts'),
    configOf({ ...accepted.taken, ...Object.fromEntries(filled) }),
  );
  return [
    ...project.unread,
    ...left,
    ...accepted.left,
    ...aliases.left,
    ...menus.left,
    ...moved.left,
    'Files outside the docs folder are not copied. The build names those that pages import.',
  ];
}

/** Copies the style sheet into the new site, also from a folder beside the project. */
function takeStyles({ folder: from, settings, say }: RspressProject, folder: string) {
  const { styles, ...others } = settings;
  if (typeof styles !== 'string') return { settings, left: [] };
  const source = path.resolve(from, styles);
  if (!existsSync(source) || path.extname(source) !== '.css')
    return {
      settings: others,
      left: [say('globalStyles', `is not taken over: ${styles} is not a CSS file`)],
    };
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
