import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.mjs';
import { fieldChoices } from '../choose-settings.mjs';

export const name = 'Pagefind';

/** Where --grid starts: Pagefind's own values, and our weights for MiniSearch on its scale. */
export const start = {
  boost: { heading: 7, parents: 3, content: 1, code: 0.5, names: 7, address: 4, flags: 7 },
  stopWords: true,
  includeCharacters: '',
  ranking: { termFrequency: 1, termSimilarity: 1, termSaturation: 1.5, pageLength: 0.1, title: 5 },
};

/** The highest weight that an element may have. */
const MOST = 10;

export const choices = (settings) => [
  ...fieldChoices(settings.boost, MOST),
  [settings, 'stopWords', [false, true]],
  [settings, 'includeCharacters', ['', '-', '.-_@/']],
  [settings.ranking, 'termFrequency', [0, 0.5, 1]],
  [settings.ranking, 'termSimilarity', [0.3, 1, 3, 9]],
  [settings.ranking, 'termSaturation', [0.5, 1, 1.5, 2]],
  [settings.ranking, 'pageLength', [0, 0.1, 0.4, 0.75, 1]],
  [settings.ranking, 'title', [0, 2, 5, 10]],
];

/** Hits whose addresses are asked for: each is a file of its own. */
const HITS = 5;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Each record is a page. Its heading is also the title, which Pagefind weighs on its own. */
function htmlOf(document, boost) {
  const elements = Object.entries(boost).map(([field, weight]) => {
    const tag = field === 'heading' ? 'h1' : 'p';
    return `<${tag} data-pagefind-weight="${weight}">${escaped(document[field])}</${tag}>`;
  });
  return `<html lang="en"><body><main data-pagefind-body>${elements.join('')}</main></body></html>`;
}

/** Opens a browser, where Pagefind runs. `ask` indexes the documents and asks all queries at once. */
export async function openPagefind({ createIndex, close }, { documents, withoutStopWords }) {
  let files = new Map();
  let round = 0;
  const server = createServer(({ url }, response) => {
    const type = url.endsWith('.js')
      ? 'text/javascript'
      : url === '/'
        ? 'text/html'
        : 'application/octet-stream';
    response.setHeader('Content-Type', type);
    response.end(files.get(decodeURI(url.replace(/\?.*/, ''))) ?? '<!doctype html>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  return {
    /** Returns the addresses for each query, the time that each took, and the bytes of the code. */
    async ask({ boost, stopWords, includeCharacters, ranking: { title, ...ranking } }, queries) {
      const { index } = await createIndex({
        forceLanguage: 'en',
        ...(includeCharacters && { includeCharacters }),
      });
      for (const document of documents)
        await index.addHTMLFile({
          url: encodeURI(document.id.replace('#', '/_/')),
          content: htmlOf(document, boost),
        });
      const written = (await index.getFiles()).files;
      await index.deleteIndex();
      // An address of its own for each index, or the browser would answer from its cache.
      const folder = `/${++round}/`;
      files = new Map(written.map(({ path, content }) => [folder + path, content]));
      await page.goto(`http://127.0.0.1:${server.address().port}/`);
      const answers = await page.evaluate(askInPage, {
        address: `${folder}pagefind.js`,
        ranking: { ...ranking, metaWeights: { title } },
        queries: stopWords ? queries.map(withoutStopWords) : queries,
        hits: HITS,
      });
      const bytes = ['pagefind.js', 'wasm.en.pagefind'].map((file) => files.get(folder + file).length);
      return { answers, bytes };
    },
    async close() {
      await browser.close();
      server.close();
      await close();
    },
  };
}

async function askInPage({ address, ranking, queries, hits }) {
  const pagefind = await import(address);
  await pagefind.options({ ranking });
  await pagefind.init();
  const answers = [];
  for (const query of queries) {
    // The first search loads the parts of the index that it needs.
    const { results } = await pagefind.search(query);
    const began = performance.now();
    await pagefind.search(query);
    const time = performance.now() - began;
    const data = await Promise.all(results.slice(0, hits).map((result) => result.data()));
    const ids = data.map(({ raw_url: url }) =>
      decodeURI(url)
        .replace('/_/', '#')
        .replace(/(?<=#.*)\/$/, ''),
    );
    answers.push({ ids, time });
  }
  return answers;
}
