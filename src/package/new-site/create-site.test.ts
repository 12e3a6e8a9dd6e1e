import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, it, test } from 'vitest';
import { createSite } from './create-site.ts';
import { packageName } from './site-files.ts';

declare const __ENGINE_ROOT__: string;

const INSTALLED = { version: '1.2.3', typescript: '7.0.0' };

function newFolder(name: string): string {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'new-')), name);
  mkdirSync(folder);
  return folder;
}

it('writes a configuration that can be read, whatever the folder is called', () => {
  const site = newFolder(`it's "my" site`);
  createSite([site], { root: __ENGINE_ROOT__ });
  const config = readFileSync(path.join(site, 'site.config.ts'), 'utf8');
  expect(parseSync('site.config.ts', config).errors).toEqual([]);
  expect(config).toContain('title: "It s my site"');
});

it('keeps what npm wrote into package.json when the engine was installed', () => {
  const site = newFolder('my-docs');
  const file = path.join(site, 'package.json');
  const written = { dependencies: { stillpage: 'file:../stillpage-1.2.3.tgz' }, scripts: { test: 'mine' } };
  writeFileSync(file, JSON.stringify(written));
  createSite([site], { root: __ENGINE_ROOT__, installed: INSTALLED });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    name: 'my-docs',
    private: true,
    type: 'module',
    dependencies: written.dependencies,
    devDependencies: { typescript: '^7.0.0' },
    scripts: {
      start: 'stillpage dev',
      test: 'mine',
      build: 'stillpage build',
      preview: 'stillpage preview',
    },
  });
});

test.each([
  ['docs', 'docs'],
  ['My Docs', 'my-docs'],
  ['.Über uns.', 'ber-uns.'],
  ['文档', 'my-docs'],
])('the package of a site in %s is called %s', (folder, name) => {
  expect(packageName(folder)).toBe(name);
});
