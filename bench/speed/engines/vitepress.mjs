import path from 'node:path';
import { peerTool, templateOf } from './peer.mjs';
import { writeConfiguration, writePages } from './write-site.mjs';

/** @type {import('./engine.mjs').Engine} */
export const vitepress = {
  id: 'vitepress',
  name: 'VitePress',
  packages: ['vitepress', 'vite'],
  docs: '.',
  out: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp'],
  writeSite(siteDir, corpus) {
    writeConfiguration(path.join(templateOf('vitepress'), 'site'), siteDir, corpus);
    writePages(siteDir, corpus);
  },
  build: (siteDir) => peerTool('vitepress', 'vitepress', 'vitepress', ['build', siteDir]),
  dev: (siteDir, port) => ({
    command: peerTool('vitepress', 'vitepress', 'vitepress', [
      'dev',
      siteDir,
      '--port',
      String(port),
      '--strictPort',
      '--host',
      '127.0.0.1',
    ]),
  }),
  search: { open: '#local-search button', input: '#localsearch-input', result: '.VPLocalSearchBox .result' },
};
