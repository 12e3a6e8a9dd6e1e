import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createSite } from '../../src/cli/new-site/create-site.ts';
import { PROOF_BROWSER_WORDS } from '../../src/proof/model/words/browser-words.ts';
import { build, tempFolder } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

/** What the code and the styles of extensions are recognized by, whatever the bundler renames. */
const MARKS = [
  'explorer',
  'receipt',
  'releases',
  'segmented',
  '.typed:',
  'data-types',
  '.option dl',
  ...Object.values(PROOF_BROWSER_WORDS),
];

let plain: BuiltSite;
let whole: BuiltSite;

beforeAll(async () => {
  const folder = path.join(tempFolder(), 'new');
  createSite([folder], __ENGINE_ROOT__);
  plain = await build(folder);
  const config = path.join(folder, 'site.config.ts');
  const settings = readFileSync(config, 'utf8');
  writeFileSync(config, settings.replace('title:', "extensions: ['proof', 'lab'],\n  title:"));
  whole = await build(folder);
}, 120_000);

const textsOf = (site: BuiltSite, ending: RegExp) =>
  site
    .files()
    .filter((name) => ending.test(name))
    .map(site.read);
const marksIn = (site: BuiltSite) => {
  const shipped = textsOf(site, /\.(?:js|css|html)$/).join('\n');
  return MARKS.filter((mark) => shipped.includes(mark));
};

test('a new site ships neither code nor words nor styles of extensions', () => {
  expect(marksIn(whole)).toEqual(MARKS);
  expect(marksIn(plain)).toEqual([]);
});

test('its scripts are smaller by what they would add', () => {
  const weigh = (site: BuiltSite) => textsOf(site, /\.js$/).join('').length;
  expect(weigh(whole) - weigh(plain)).toBeGreaterThan(20_000);
});
