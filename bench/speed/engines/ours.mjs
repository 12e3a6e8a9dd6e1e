import path from 'node:path';
import { engine } from '../../../scripts/tool.mjs';
import { SITE_TITLE } from '../corpus/corpus.mjs';
import { write, writeMetaFiles, writePages } from './write-site.mjs';

/** @type {import('./engine.mjs').Engine} */
export const ours = {
  id: 'ours',
  name: 'this engine',
  packages: [],
  docs: 'docs',
  out: 'dist',
  // Shared by all sites of the clone. Compressed files and preview images are cached as well, but not created here.
  caches: ['pages', 'fonts'].map((name) => `../../../../node_modules/.cache/stillpage/${name}`),
  writeSite(siteDir, corpus) {
    write(
      path.join(siteDir, 'site.config.ts'),
      `export default { title: '${SITE_TITLE}', description: '${SITE_TITLE}' };\n`,
    );
    writePages(path.join(siteDir, 'docs'), corpus);
    writeMetaFiles(path.join(siteDir, 'docs'), corpus);
  },
  build: (siteDir) => engine('build', ['--site', siteDir, '--no-compress']),
  dev: (siteDir, port) => ({
    command: engine('dev', ['--site', siteDir]),
    env: { PORT: String(port), HOST: '127.0.0.1' },
  }),
  search: { open: '.search-button', input: 'dialog.search input', result: 'dialog.search .search-item' },
  ownsProject: true,
};
