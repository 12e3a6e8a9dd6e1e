import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The docs folder that a new site starts with. */
const STARTER = 'src/cli/new-site/docs';
const DEFINE_SITE = 'src/engine/config/define-site.ts';

/** The message is for the person who runs the command. */
export class NewSiteError extends Error {}

/** Creates a site in the one folder that `words` name, and returns what to do next. */
export function createSite(words: readonly string[], engineRoot: string): string {
  const [name, ...others] = words;
  if (name === undefined || others.length > 0)
    throw new NewSiteError('Give one folder for the new site: npm run new-site ../my-docs');
  const folder = path.resolve(name);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new NewSiteError(`${folder} is a file. Choose a folder for the new site.`);
  if (found && readdirSync(folder).length > 0)
    throw new NewSiteError(
      `${folder} is not empty. Choose another folder, or empty this one: nothing is overwritten.`,
    );
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(engineRoot, STARTER), path.join(folder, 'docs'), { recursive: true });
  writeFileSync(path.join(folder, 'site.config.ts'), configOf(folder, engineRoot));
  writeFileSync(path.join(folder, '.gitignore'), 'dist\n');
  const quoted = JSON.stringify(name);
  return [
    `Created a site in ${folder}. Next:`,
    `  npm run dev -- --site ${quoted}        write, with a reload on each change`,
    `  npm run build -- --site ${quoted} --out ${JSON.stringify(path.join(name, 'dist'))}`,
    `  npm run preview -- --out ${JSON.stringify(path.join(name, 'dist'))}`,
    `  npm run prose -- --site ${quoted}      check spelling and style`,
  ].join('\n');
}

/** Writes the configuration, with a title from the name of the folder. */
function configOf(folder: string, engineRoot: string): string {
  const engine = path.relative(folder, path.join(engineRoot, DEFINE_SITE)).replaceAll(path.sep, '/');
  const words =
    path
      .basename(folder)
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || 'My docs';
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return `import { defineSite } from ${JSON.stringify(engine)};

export default defineSite({
  title: ${JSON.stringify(title)},
  description: 'What this documentation is about, in one sentence.',
  // The address it is deployed to.
  url: 'https://docs.example',
  // For the link to edit a page: { url: 'https://github.com/owner/name' }
  repository: false,
  logo: '/logo.svg',
  icon: '/logo.svg',
});
`;
}
