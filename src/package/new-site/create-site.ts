import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_NAME } from '../../model/engine-name.ts';
import { MessageError } from '../../model/message-error.ts';
import { copyRspress } from './from-rspress.ts';
import { configFor, manifestWith, packageName, TSCONFIG, WORKFLOW } from './site-files.ts';
import type { InstalledEngine } from './site-files.ts';

/** The docs folder that a new site starts with. */
const STARTER = 'src/package/new-site/docs';
/** What npm and Git write: an engine has to be installed somewhere before it can create a site. */
const NOT_YET_A_SITE = /^(?:package(?:-lock)?\.json|pnpm-lock\.yaml|yarn\.lock|node_modules|\.git|.*\.tgz)$/;

export interface Engine {
  root: string;
  /** Undefined for a clone, whose commands build sites in any folder. */
  installed?: InstalledEngine | undefined;
}

/** Creates a site in the one folder that `words` name, from a Rspress project if there is one, and returns what to do next. */
export function createSite(words: readonly string[], { root, installed }: Engine, from?: string): string {
  const [name, ...others] = words;
  if (name === undefined || others.length > 0)
    throw new MessageError(
      `Give one folder for the new site: ${installed ? `npx ${ENGINE_NAME} new-site my-docs` : 'npm run new-site ../my-docs'}`,
    );
  const folder = path.resolve(name);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new MessageError(`${folder} is a file. Choose a folder for the new site.`);
  if (found && readdirSync(folder).some((file) => !NOT_YET_A_SITE.test(file)))
    throw new MessageError(
      `${folder} is not empty. Choose another folder, or empty this one: nothing is overwritten.`,
    );
  mkdirSync(folder, { recursive: true });
  const unread = from === undefined ? writeStarter(root, folder) : copyRspress(from, folder);
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('.gitignore', 'dist/\nnode_modules/\n');
  if (installed === undefined) return [nextInClone(folder, name), ...unread].join('\n');
  writeManifest(folder, installed);
  write('tsconfig.json', asJson(TSCONFIG));
  mkdirSync(path.join(folder, '.github/workflows'), { recursive: true });
  write('.github/workflows/site.yml', WORKFLOW);
  return [nextInSite(folder), ...unread].join('\n');
}

function writeStarter(root: string, folder: string): string[] {
  cpSync(path.join(root, STARTER), path.join(folder, 'docs'), { recursive: true });
  writeFileSync(path.join(folder, 'site.config.ts'), configFor(path.basename(folder)));
  return [];
}

function writeManifest(folder: string, installed: InstalledEngine): void {
  const file = path.join(folder, 'package.json');
  const written = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};
  writeFileSync(file, asJson(manifestWith(written, packageName(path.basename(folder)), installed)));
}

const asJson = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

function nextInClone(folder: string, name: string): string {
  const quoted = JSON.stringify(name);
  const dist = JSON.stringify(path.join(name, 'dist'));
  return [
    `Created a site in ${folder}. Next:`,
    `  npm run dev -- --site ${quoted}        write, with a reload on each change`,
    `  npm run build -- --site ${quoted} --out ${dist}`,
    `  npm run preview -- --out ${dist}`,
    `  npm run prose -- --site ${quoted}      check spelling and style`,
  ].join('\n');
}

function nextInSite(folder: string): string {
  const to = path.relative('.', folder);
  return [
    `Created a site in ${folder}. Next:`,
    ...(to === '' ? [] : [`  cd ${JSON.stringify(to)}`]),
    '  npm install      what package.json lists',
    '  npm start        write, with a reload on each change',
    '  npm test         check links and types, and build the site into dist',
    '  npm run preview  look at the built site',
  ].join('\n');
}
