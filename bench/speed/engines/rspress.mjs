import path from 'node:path';
import { peerTool, templateOf } from './peer.mjs';
import { writeConfiguration, writeMetaFiles, writePages } from './write-site.mjs';

/** @type {import('./engine.mjs').Engine} */
export const rspress = {
  id: 'rspress',
  name: 'Rspress',
  packages: ['@rspress/core', '@rsbuild/core', '@rspack/core'],
  docs: 'docs',
  out: 'doc_build',
  caches: ['node_modules'],
  writeSite(siteDir, corpus) {
    writeConfiguration(path.join(templateOf('rspress'), 'site'), siteDir, corpus);
    writePages(path.join(siteDir, 'docs'), corpus);
    writeMetaFiles(path.join(siteDir, 'docs'), corpus);
  },
  build: () => peerTool('rspress', '@rspress/core', 'rspress', ['build']),
  dev: (_, port) => ({
    command: peerTool('rspress', '@rspress/core', 'rspress', [
      'dev',
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
    ]),
  }),
  search: { open: '.rp-search-button', input: '.rp-search-panel__input', result: '.rp-suggest-item' },
};
