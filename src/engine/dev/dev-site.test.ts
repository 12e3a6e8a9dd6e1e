import { renameSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHighlighter } from '../page/code/highlighter.ts';
import { tempSite } from '../site/temp-site.fixture.ts';
import { DevSite } from './dev-site.ts';

// Long enough after the last change that pages are not read again in case of another one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 }));
afterEach(() => void vi.useRealTimers());

test('menus follow page titles and are cached until a page changes', async () => {
  const { siteDir, docsDir } = tempSite({ 'site.config.ts': "export default { title: 'Site' };" });
  writeFileSync(path.join(docsDir, 'index.mdx'), '# Home');
  writeFileSync(path.join(docsDir, 'page.mdx'), '# The <code>old</code> title');
  const devSite = new DevSite({ siteDir, cacheDir: path.join(siteDir, 'cache') }, createHighlighter());
  const sidebarTexts = async () =>
    (await devSite.withMenus()).navigation[0]?.sidebars['/']?.map((item) => 'text' in item && item.text);

  expect(await sidebarTexts()).toEqual(['Home', 'The old title']);
  expect(await devSite.withMenus()).toBe(await devSite.withMenus());
  writeFileSync(path.join(docsDir, 'page.mdx'), '# Another title');
  expect(await sidebarTexts()).toEqual(['Home', 'Another title']);
});

test('a later start reuses compiled pages until one of their files is another one', async () => {
  const { siteDir, docsDir } = tempSite({
    'site.config.ts': "export default { title: 'Site' };",
    'src/engine.ts': '',
  });
  writeFileSync(path.join(docsDir, 'index.mdx'), "import Part from './_part.mdx'\n\n# Home\n\n<Part />\n");
  writeFileSync(path.join(docsDir, '_part.mdx'), '```js\nnewer();\n```\n');
  writeFileSync(path.join(docsDir, '_older.mdx'), '```js\nolder();\n```\n');
  utimesSync(path.join(docsDir, '_older.mdx'), 1, 1);
  const highlighter = createHighlighter();
  const lines = vi.spyOn(highlighter, 'lines');
  const start = () =>
    new DevSite(
      { siteDir, cacheDir: path.join(siteDir, 'cache'), code: { engineRoot: siteDir, readAt: Date.now() } },
      highlighter,
    );
  const first = start();
  expect((await first.compile('/'))?.markdown).toContain('newer();');
  await first.close();
  const second = start();
  expect((await second.compile('/'))?.markdown).toContain('newer();');
  expect(lines).toHaveBeenCalledTimes(1);
  renameSync(path.join(docsDir, '_older.mdx'), path.join(docsDir, '_part.mdx'));
  expect((await second.compile('/'))?.markdown).toContain('older();');
});

test('finds a page that was added or removed before the watcher says so', async () => {
  const { siteDir, docsDir } = tempSite({ 'site.config.ts': "export default { title: 'Site' };" });
  writeFileSync(path.join(docsDir, 'index.mdx'), '# Home');
  const devSite = new DevSite({ siteDir, cacheDir: path.join(siteDir, 'cache') }, createHighlighter());
  expect(await devSite.looksAgain()).toBe(false);
  expect(await devSite.compile('/new')).toBeUndefined();
  writeFileSync(path.join(docsDir, 'new.mdx'), '# New');
  expect(await devSite.looksAgain()).toBe(true);
  expect((await devSite.compile('/new'))?.data.title).toBe('New');
  unlinkSync(path.join(docsDir, 'new.mdx'));
  expect(await devSite.looksAgain()).toBe(true);
  expect(await devSite.compile('/new')).toBeUndefined();
});
