import { beforeAll, expect, test, vi } from 'vitest';
import { REFERENCE_PAGE, referencePage } from '../../src/cli/budgets/reference-page.ts';
import { emptyCache, siteWith } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

let html: string;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const siteDir = siteWith({
    [`docs/${REFERENCE_PAGE}`]: '# Edited since\n\nOther text.\n',
    'site.config.ts': "export default { title: 'Other shell' };\n",
  });
  html = await referencePage({ engineRoot: __ENGINE_ROOT__, siteDir, cacheDir: emptyCache() });
});

test('the reference page keeps its text when the page of the site is edited', () => {
  expect(html).toContain('<h1 id="libdts"');
  expect(html).not.toContain('Other text.');
});

test('the reference page has the shell of the site', () => {
  expect(html).toContain('Other shell');
});

test('the reference page has receipts, types and an explorer from its recordings', () => {
  expect(html.match(/data-receipt="/g)?.length).toBeGreaterThan(20);
  expect(html.match(/data-types="/g)?.length).toBeGreaterThan(10);
  expect(html).toContain('class="explorer"');
});
