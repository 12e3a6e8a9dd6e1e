// Measures load, navigation and search. Each round measures every engine once.
import { serve } from '../serve.mjs';
import { launch } from './launch.mjs';
import { measureBytes, measureLoad } from './load.mjs';
import { measureNavigation } from './navigate.mjs';
import { measureSearch } from './search.mjs';

const MEASURES = { load: measureLoad, navigate: measureNavigation, search: measureSearch };
/** The same at full speed, once. The server compresses the files that will be requested, and failures show early. */
const REHEARSALS = {
  load: measureBytes,
  navigate: (on) => measureNavigation({ ...on, narrow: false }),
  search: (on) => measureSearch({ ...on, narrow: false }),
};

/**
 * @param {{ subjects: { engine: import('../engines/engine.mjs').Engine, out: string }[], parts: string[], rounds: number,
 *   samples: import('../samples.mjs').Samples, pages: import('../corpus/corpus.mjs').Page[], say: (text: string) => void }} on
 */
export async function measureInBrowser({ subjects, parts, rounds, samples, pages, say }) {
  const browser = await launch();
  const sites = new Map();
  const places = { page: pages[2], targets: [pages[5], pages[7]] };
  try {
    for (const { engine, out } of subjects) sites.set(engine.id, await serve(out));
    const attempt = async (engine, part, work) => {
      if (samples.has(engine.id, part)) return;
      try {
        return await work({ browser, site: sites.get(engine.id), engine, ...places });
      } catch (error) {
        samples.fail(engine.id, part, error.message.split('\n')[0]);
        say(`${engine.name}, ${part}: ${error.message}`);
      }
    };
    for (const { engine } of subjects) {
      for (const part of parts) {
        const seen = await attempt(engine, part, REHEARSALS[part]);
        if (part === 'load' && seen) samples.add(engine.id, part, seen);
      }
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const part of parts) {
        for (const { engine } of subjects) {
          const seen = await attempt(engine, part, MEASURES[part]);
          if (!seen) continue;
          samples.add(engine.id, part, seen);
          say(`round ${round}  ${part.padEnd(8)}  ${engine.name.padEnd(12)}  ${JSON.stringify(seen)}`);
        }
      }
    }
  } finally {
    await browser.close();
    for (const site of sites.values()) await site.close();
  }
}
