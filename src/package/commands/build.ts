import path from 'node:path';
import process from 'node:process';
import { oneAtATime } from '../../../scripts/one-at-a-time.mjs';
import { formatProblems } from '../../model/problem.ts';
import { compressSite } from '../../engine/output/compress.ts';
import { buildSite } from '../../engine/output/build-site.ts';
import { defineCommand } from '../../engine/site/define-command.ts';
import type { AnyCommand, CommandOptions } from '../../engine/site/define-command.ts';
import type { Extension } from '../../engine/site/extension.ts';
import { limitTime, readQuality } from './number-options.ts';

/** What a program adds to the command. */
export interface AddedToBuild {
  /** The extensions that sites may name. */
  extensions?: (engineRoot: string, values: Readonly<Record<string, unknown>>) => readonly Extension[];
  /** Options that only these read, with their lines of the help. */
  options?: CommandOptions;
  help?: string;
}

const helpWith = (added = '') => `Builds the site.

  --site DIR      folder with site.config.ts and docs/ (default: this project)
  --docs DIR      another docs folder
  --out DIR       new or empty folder, or an earlier build to replace (default: dist in the site folder)
  --base PATH     folder of the site on its host, such as /docs/ (default: \`base\` in site.config.ts)
  --url ORIGIN    origin of the host, such as https://docs.example.com (default: SITE_URL, or \`url\` in site.config.ts)
  --cards         draw a picture of each page for link previews
  --meta-policy   also write the security policy into each page, for hosts that cannot send headers
${added}  --compress N    Brotli quality (default: 11); 9 takes a fifteenth of the time, and pages are 9% larger
  --no-compress   do not write .br and .gz files
  --time-limit N  seconds that code of the site may take at once (default: 10)
  --all-places    list every place of a mistake instead of the first three
`;

/** How often a long step says how far it is. */
const PROGRESS_MS = 10_000;

const NO_EDIT_LINK = `
Pages have no edit link, because the repository is unknown. Set \`repository\` in package.json or in site.config.ts, as
\`repository: { url: 'https://github.com/owner/name' }\`, or add a Git remote named origin. For a site without the
link, set \`repository: false\` in site.config.ts.
`;

export function buildCommand({ extensions, options, help }: AddedToBuild = {}): AnyCommand {
  return defineCommand({
    help: helpWith(help),
    options: {
      ...options,
      site: { type: 'string' },
      docs: { type: 'string' },
      out: { type: 'string' },
      base: { type: 'string' },
      url: { type: 'string' },
      cards: { type: 'boolean', default: false },
      'meta-policy': { type: 'boolean', default: false },
      compress: { type: 'string' },
      'time-limit': { type: 'string' },
      'all-places': { type: 'boolean' },
      'no-compress': { type: 'boolean' },
    },
    run: async (values, { engineRoot, siteDir, cacheDir, report }) => {
      const outDir = path.resolve(values.out ?? path.join(siteDir, 'dist'));
      const started = performance.now();
      const onStep = (step: string) => console.log(`${seconds(started)}  ${step}`);
      limitTime(values['time-limit']);
      const quality = readQuality('--compress', values.compress);
      const docsDir = values.docs === undefined ? undefined : path.resolve(values.docs);
      const build = () =>
        buildSite({
          ...(extensions && { extensions: extensions(engineRoot, values) }),
          engineRoot,
          // The bundle that is running was made after the process started.
          code: { engineRoot, readAt: performance.timeOrigin },
          siteDir,
          docsDir,
          overrides: { base: values.base, url: values.url },
          outDir,
          cacheDir,
          cards: values.cards,
          metaPolicy: values['meta-policy'],
          onStep,
          complete: async (partDir) => {
            if (values['no-compress']) return;
            onStep('Compressing');
            let reportedAt = performance.now();
            const { files, fromCache } = await compressSite(partDir, {
              cacheDir: path.join(cacheDir, 'compress'),
              quality,
              onProgress: (done, total) => {
                if (performance.now() - reportedAt < PROGRESS_MS) return;
                reportedAt = performance.now();
                onStep(`Compressed ${done} of ${total} files`);
              },
            });
            onStep(`Compressed ${files} files, ${fromCache} of them from the cache`);
          },
        });
      const { pages, problems, lacksEditLink } = await oneAtATime(outDir, build, () =>
        onStep('Waiting for another build into the same folder'),
      );
      if (problems.length > 0) console.log(`\n${formatProblems(problems, report)}\n`);
      if (lacksEditLink) console.log(NO_EDIT_LINK);
      console.log(
        `${seconds(started)}  Built ${pages} pages into ${path.relative(process.cwd(), outDir) || '.'}`,
      );
    },
  });
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s`;
}
