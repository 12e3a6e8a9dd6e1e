import path from 'node:path';
import { peerTool, templateOf } from './peer.mjs';
import { withHeading, writeConfiguration, writePages } from './write-site.mjs';
import { SITE_TITLE } from '../corpus/corpus.mjs';

/** @type {import('./engine.mjs').Engine} */
export const docusaurus = {
  id: 'docusaurus',
  name: 'Docusaurus',
  packages: [
    '@docusaurus/core',
    '@docusaurus/faster',
    '@easyops-cn/docusaurus-search-local',
    '@rspack/core',
    'react',
  ],
  docs: 'docs',
  out: 'build',
  caches: ['.docusaurus', 'node_modules', '../node_modules/.cache'],
  writeSite(siteDir, corpus) {
    writeConfiguration(path.join(templateOf('docusaurus'), 'site'), siteDir, corpus);
    // Docusaurus recognizes the home page by its slug.
    const asSource = (title, body) =>
      `${title === SITE_TITLE ? '---\nslug: /\n---\n\n' : ''}${withHeading(title, body)}`;
    writePages(path.join(siteDir, 'docs'), corpus, asSource);
  },
  build: () => peerTool('docusaurus', '@docusaurus/core', 'docusaurus', ['build']),
  dev: (_, port) => ({
    command: peerTool('docusaurus', '@docusaurus/core', 'docusaurus', [
      'start',
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--no-open',
    ]),
  }),
  search: { open: '.navbar__search-input', input: '.navbar__search-input', result: '[class*="suggestion_"]' },
};
