import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createHighlighter } from '../page/code/highlighter.ts';
import { tempSite } from '../site/temp-site.fixture.ts';
import { DevSite } from './dev-site.ts';

/** Backdates a file: a file written just now may change again within the same clock tick, so it would be read again. */
function writeLongAgo(file: string, text: string, secondsAgo: number): void {
  writeFileSync(file, text);
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(file, time, time);
}

test('menus follow page titles and are cached until a page changes', async () => {
  const { siteDir, docsDir } = tempSite({ 'site.config.ts': "export default { title: 'Site' };" });
  writeLongAgo(path.join(docsDir, 'index.mdx'), '# Home', 100);
  writeLongAgo(path.join(docsDir, 'page.mdx'), '# The <code>old</code> title', 100);
  const devSite = new DevSite({ siteDir, cacheDir: path.join(siteDir, 'cache') }, createHighlighter());
  const sidebarTexts = async () =>
    (await devSite.withMenus()).navigation[0]?.sidebars['/']?.map((item) => 'text' in item && item.text);

  expect(await sidebarTexts()).toEqual(['Home', 'The old title']);
  expect(await devSite.withMenus()).toBe(await devSite.withMenus());
  writeLongAgo(path.join(docsDir, 'page.mdx'), '# Another title', 50);
  expect(await sidebarTexts()).toEqual(['Home', 'Another title']);
});
