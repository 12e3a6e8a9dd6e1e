import path from 'node:path';
import process from 'node:process';
import { compileWithErrors } from '../../engine/site/compile-site.ts';
import { defineCommand } from '../../engine/site/define-command.ts';
import { formatProblems, hasErrors } from '../../model/problem.ts';

const HELP = `Checks settings, pages and links without writing a site. It fails if it finds an error.

  --site DIR    folder with site.config.ts and docs/ (default: this project)
  --docs DIR    another docs folder
  --all-places  list every place of a mistake instead of the first three
`;

export const CHECK = defineCommand({
  help: HELP,
  options: { site: { type: 'string' }, docs: { type: 'string' }, 'all-places': { type: 'boolean' } },
  run: async (values, { engineRoot, siteDir, cacheDir, report }) => {
    const { pages, problems } = await compileWithErrors({
      siteDir,
      docsDir: values.docs === undefined ? undefined : path.resolve(values.docs),
      cacheDir,
      code: { engineRoot, readAt: performance.timeOrigin },
      onStep: () => undefined,
    });
    if (problems.length > 0) console.error(`${formatProblems(problems, report)}\n`);
    if (hasErrors(problems)) process.exitCode = 1;
    else console.log(`Checked ${pages.length} pages and their links.`);
  },
});
