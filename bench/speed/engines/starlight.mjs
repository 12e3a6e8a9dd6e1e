import path from 'node:path';
import { peerTool, templateOf } from './peer.mjs';
import { writeConfiguration, writePages } from './write-site.mjs';

/** @type {import('./engine.mjs').Engine} */
export const starlight = {
  id: 'starlight',
  name: 'Starlight',
  packages: ['@astrojs/starlight', 'astro', 'pagefind'],
  docs: 'src/content/docs',
  out: 'dist',
  caches: ['.astro', 'node_modules'],
  writeSite(siteDir, corpus) {
    writeConfiguration(path.join(templateOf('starlight'), 'site'), siteDir, corpus);
    // Starlight renders the title from the frontmatter as the heading.
    const asSource = (title, body) => `---\ntitle: ${title}\n---\n\n${body}`;
    writePages(path.join(siteDir, 'src/content/docs'), corpus, asSource);
  },
  build: () => peerTool('starlight', 'astro', 'astro', ['build']),
  dev: (_, port) => ({
    command: peerTool('starlight', 'astro', 'astro', ['dev', '--port', String(port), '--host', '127.0.0.1']),
  }),
  search: {
    open: 'button[data-open-modal]',
    input: '.pagefind-ui__search-input',
    result: '.pagefind-ui__result',
  },
};
