// npm run bench:predict: a simulated reader visits every page of the built site and goes on from there. Prints how often
// the page was fetched before the reader pointed at its link, and how many bytes were fetched for nothing.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endOnSignals } from '../../scripts/children.mjs';
import { startPreview } from '../../scripts/preview.mjs';
import { orSentence } from '../../scripts/sentence.mjs';
import { randomFrom } from '../speed/corpus/random.mjs';
import { launch } from '../speed/measure/launch.mjs';
import { chooseLink, WAYS } from './reader.mjs';
import { asMarkdown } from './report.mjs';
import { visit } from './visit.mjs';

/** Pages that are read at the same time. */
const TABS = 3;

endOnSignals();
await orSentence(async () => {
  const { values } = parseArgs({ options: { save: { type: 'boolean', default: false } } });
  const preview = await startPreview();
  const browser = await launch();
  const visits = [];
  try {
    const routes = (await routesOf(preview.address)).values();
    const random = randomFrom('reader');
    const readOn = async () => {
      for (const route of routes) {
        const choose = (links) => chooseLink(links, random);
        const seen = await visit(browser, preview.address + route, choose);
        if (seen) visits.push(seen);
        process.stdout.write('.');
      }
    };
    await Promise.all(Array.from({ length: TABS }, readOn));
  } finally {
    await browser.close();
    await preview.stop();
  }
  const report = asMarkdown(visits, Object.keys(WAYS));
  console.log(`\n\n${report}`);
  if (values.save)
    writeFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), 'results.md'), `${report}\n`);
});

/** Returns the paths of all pages, which `llms.txt` lists. */
async function routesOf(address) {
  const text = await (await fetch(`${address}/llms.txt`)).text();
  const found = [...text.matchAll(/\]\((?:https?:\/\/[^/)]+)?(\/[^)]*?)(?:\.md)?\)/g)].map(
    ([, route]) => route,
  );
  return [...new Set(found)].map((route) => route.replace(/(^|\/)index$/, '$1'));
}
