import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { formatProblems } from '../model/problem.ts';
import { CARD_CACHE, siteCards } from '../engine/output/cards/site-cards.ts';
import { compileSite } from '../engine/site/compile-site.ts';
import { command } from './command.ts';
import { siteExtensions } from './site-extensions.ts';

const HELP = `Draws the social cards of all pages for you to look at. "npm run build -- --cards" adds them to the site.

  --site DIR      folder with site.config.ts and docs/ (default: this project)
  --out DIR       where the cards/ folder is written (default: .cache in the site folder)
`;

void command({
  help: HELP,
  options: {
    site: { type: 'string' },
    out: { type: 'string' },
  },
  run: async (values, { engineRoot, cacheDir }) => {
    const siteDir = path.resolve(values.site ?? engineRoot);
    const outDir = path.resolve(values.out ?? path.join(siteDir, '.cache'));
    const { site, pages } = await compileSite({
      siteDir,
      cacheDir,
      extensions: siteExtensions(engineRoot),
      onStep: () => undefined,
    });
    const { cards, drawn, problems } = await siteCards(site, pages, {
      engineRoot,
      cacheDir: path.join(cacheDir, CARD_CACHE),
    });
    // Elsewhere, a folder of this name may contain other files.
    if (values.out === undefined) await rm(path.join(outDir, 'cards'), { recursive: true, force: true });
    for (const { file, name } of cards) {
      await mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
      await cp(file, path.join(outDir, name));
    }
    if (problems.length > 0) console.log(`${formatProblems(problems)}\n`);
    const place = path.relative(process.cwd(), path.join(outDir, 'cards')) || '.';
    console.log(`${cards.length} cards in ${place}: ${drawn} drawn, ${cards.length - drawn} from the cache`);
  },
});
