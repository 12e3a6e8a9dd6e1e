import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '../../src/model/problem.ts';
import { readSiteManifest } from '../../src/engine/output/hosts/site-manifest.ts';
import { listen } from '../../src/engine/serve/listen.ts';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import type { Extension } from '../../src/engine/site/extension.ts';
import { build, siteWith } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';

const BYTES = new Uint8Array([0, 97, 115, 109, 255, 254, 0]);
const ISOLATION = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};

/** Uses each part of the seam once. */
const LAB: Extension = {
  components: {
    Lab: {
      rule: { static: true, props: {}, children: [] },
      render(_, { scope, site }) {
        scope.scripts.add(path.join(site.siteDir, 'browser/lab.ts'));
        const data = { markdown: '*A laboratory.*', words: 'retort alembic' };
        return [{ type: 'raw', value: '<div id="lab">Loading</div>', data }];
      },
    },
  },
  files: ({ siteDir }) => [
    { name: 'assets/lab/tool-1f2e3d4c.wasm', content: BYTES },
    { name: 'assets/label-1f2e3d4c.json', content: '{}' },
    { name: 'lab-notes.txt', copyOf: path.join(siteDir, 'notes.txt') },
  ],
  headers: [
    { path: '/lab', headers: ISOLATION },
    { path: '/assets/lab/*', headers: ISOLATION },
  ],
  check: (pages) =>
    pages
      .filter(({ markdown }) => markdown.includes('phlogiston'))
      .map(({ source }) => ({
        level: 'error',
        file: source.relativePath,
        line: 3,
        what: 'It does not exist.',
      })),
};

const FILES = {
  'docs/lab.mdx': "import { Lab } from '@theme'\n\n# Lab\n\n<Lab />\n",
  'browser/lab.ts':
    "import './lab.css';\nimport { STATE } from './state.ts';\ndocument.querySelector('#lab')!.textContent = STATE;\n",
  'browser/state.ts': "export const STATE: string = 'ready to distil';\n",
  'browser/lab.css': '#lab { color: red }\n',
  'notes.txt': 'Wash the glass.\n',
};

describe('a site with an extension', () => {
  let site: BuiltSite;
  const server = { close: () => {} };
  let origin: string;
  beforeAll(async () => {
    site = await build(siteWith(FILES), { extensions: [LAB] });
    const http = createSiteServer({ dir: site.outDir });
    origin = await listen(http, { host: '127.0.0.1', port: 0, portIsFixed: true });
    server.close = () => http.close();
  }, 120_000);
  afterAll(() => server.close());

  test('has its files, byte for byte', () => {
    expect([...readFileSync(path.join(site.outDir, 'assets/lab/tool-1f2e3d4c.wasm'))]).toEqual([...BYTES]);
    expect(site.read('lab-notes.txt')).toBe('Wash the glass.\n');
  });

  test('has its script and styles on the page that asks for them, and on no other', () => {
    const scripts = (file: string) =>
      [...site.page(file).querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '');
    const [, own = ''] = scripts('lab.html');
    expect(site.read(own.slice(1))).toContain('ready to distil');
    expect(site.read('lab.html')).toMatch(
      /<link rel="stylesheet" href="\/assets\/[\w-]+\.css" data-page-style>/,
    );
    expect(scripts('index.html')).toHaveLength(1);
    expect(site.page('lab.html').querySelector('script[data-entry]')?.getAttribute('data-entry')).toBe(own);
  });

  test('has its words in search and in Markdown', () => {
    const indexes = site.files().filter((name) => /^assets\/search-text-.*json$/.test(name));
    expect(indexes.map(site.read).join('')).toContain('retort');
    expect(site.read('lab.md')).toContain('*A laboratory.*');
  });

  test('has its headers in the rules for other hosts and in the bundled server', async () => {
    expect(readSiteManifest(site.outDir).headers).toEqual(LAB.headers);
    expect(site.read('_headers')).toContain('\n/lab\n  ! cross-origin-opener-policy\n');
    expect(site.read('_nginx.conf')).toContain('location = "/lab" {');
    for (const [address, policy] of [
      ['/lab', 'require-corp'],
      ['/assets/lab/tool-1f2e3d4c.wasm', 'require-corp'],
      ['/', null],
    ] as const) {
      const response = await fetch(origin + address);
      expect([address, response.headers.get('cross-origin-embedder-policy')]).toEqual([address, policy]);
    }
  });

  test('has the digests of its files in the service worker, except of those in a folder', () => {
    expect(site.read('offline-worker.js')).toContain('label-1f2e3d4c.json');
    expect(site.read('offline-worker.js')).not.toContain('tool-1f2e3d4c.wasm');
  });
});

test('a check of an extension fails the build, with the place', async () => {
  const failing = build(siteWith({ 'docs/index.mdx': '# Home\n\nphlogiston\n' }), { extensions: [LAB] });
  await expect(failing).rejects.toThrow(ProblemError);
  await expect(failing).rejects.toMatchObject({
    problems: [{ file: 'index.mdx', line: 3, what: 'It does not exist.' }],
  });
}, 60_000);

test('a file of an extension never takes the place of one that the build writes', async () => {
  const extension: Extension = { files: () => [{ name: 'sitemap.xml', content: '' }] };
  await expect(build(siteWith({}), { extensions: [extension] })).rejects.toThrow(
    'An extension writes sitemap.xml, which the build has written already.',
  );
}, 60_000);
