import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '../../src/model/problem.ts';
import { readSiteManifest } from '../../src/engine/output/hosts/site-manifest.ts';
import { listen } from '../../src/engine/serve/listen.ts';
import { createSiteServer } from '../../src/engine/serve/server.ts';
import type { Extension } from '../../src/engine/site/extension.ts';
import { BYTES, HEADERS, LAB, LAB_SITE } from '../support/lab-extension.ts';
import { build, problemsOf, siteWith } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';

describe('a site with an extension', () => {
  let site: BuiltSite;
  const server = { close: () => {} };
  let origin: string;
  beforeAll(async () => {
    site = await build(siteWith(LAB_SITE), { extensions: [LAB] });
    const http = createSiteServer({ dir: site.outDir });
    origin = await listen(http, { host: '127.0.0.1', port: 0, portIsFixed: true });
    server.close = () => http.close();
  }, 120_000);
  afterAll(() => server.close());

  test('has its files, byte for byte', () => {
    expect([...readFileSync(path.join(site.outDir, 'assets/lab/tool-1f2e3d4c.wasm'))]).toEqual([...BYTES]);
    expect(site.read('lab-notes.txt')).toBe('Wash the glass.\n');
  });

  test('lists its packages in the bill of materials', () => {
    expect(site.read('sbom.json')).toMatch(/"purl": ?"pkg:npm\/rolldown@/);
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
    expect(readSiteManifest(site.outDir).headers).toEqual(HEADERS);
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

test.each([
  ["'src/none.ts'", 'The extension "own" has a `browser` without a `module`.'],
  [
    "{ module: '/nowhere/none.ts' }",
    'The extension "own" has the browser half none.ts, but there is no such file.',
  ],
  [
    "{ module: import.meta.dirname + '/src/half.ts' }",
    'The extension "own" has the browser half half.ts, which has no export `extension`.',
  ],
])(
  'a browser half that cannot be loaded is reported with the name of its extension: %s',
  async (browser, what) => {
    const problems = await problemsOf(
      siteWith({
        'site.config.ts': `export default { title: 'T', extensions: [{ name: 'own', browser: ${browser} }] };\n`,
        'src/half.ts': 'export const extensions = {};\n',
      }),
    );
    expect(problems).toMatchObject([{ file: 'site.config.ts', line: 1, what }]);
  },
  60_000,
);

test('a file of an extension never takes the place of one that the build writes', async () => {
  const extension: Extension = { files: () => [{ name: 'sitemap.xml', content: '' }] };
  await expect(build(siteWith({}), { extensions: [extension] })).rejects.toThrow(
    'An extension writes sitemap.xml, which the build has already written.',
  );
}, 60_000);
