import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/find-browser.mjs';

/** Hits whose addresses are asked for: each is a file of its own. */
const HITS = 5;
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Asks Pagefind all queries at once, in a browser, where it runs. Each record is a page with its heading, so Pagefind
 * weighs it as one. Returns the addresses for each query, and the time each query took.
 */
export async function askPagefind({ createIndex, close }, { documents }, queries) {
  const { index } = await createIndex({ forceLanguage: 'en' });
  for (const { id, heading, parents, content, code } of documents) {
    const body = `<h1>${escaped(heading)}</h1><h4>${escaped(parents)}</h4><p>${escaped(content)}</p><pre>${escaped(code)}</pre>`;
    const html = `<html lang="en"><body><main data-pagefind-body>${body}</main></body></html>`;
    await index.addHTMLFile({ url: encodeURI(id.replace('#', '/_/')), content: html });
  }
  const { files } = await index.getFiles();
  await close();
  const byPath = new Map(files.map(({ path, content }) => [`/pagefind/${path}`, content]));
  const server = createServer(({ url }, response) => {
    const type = url.endsWith('.js')
      ? 'text/javascript'
      : url === '/'
        ? 'text/html'
        : 'application/octet-stream';
    response.setHeader('Content-Type', type);
    response.end(byPath.get(decodeURI(url.replace(/\?.*/, ''))) ?? '<!doctype html>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const answers = await page.evaluate(askInPage, { queries, hits: HITS });
    const bytes = ['pagefind.js', 'wasm.en.pagefind'].map((name) => byPath.get(`/pagefind/${name}`).length);
    return { answers, bytes };
  } finally {
    await browser.close();
    server.close();
  }
}

async function askInPage({ queries, hits }) {
  const address = '/pagefind/pagefind.js';
  const pagefind = await import(address);
  await pagefind.init();
  const answers = [];
  for (const query of queries) {
    // The first search loads the parts of the index that it needs.
    const { results } = await pagefind.search(query);
    const start = performance.now();
    await pagefind.search(query);
    const time = performance.now() - start;
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
