import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { siteExtensions } from '../../../src/cli/site-extensions.ts';
import { filesOf, projectRoot } from '../../support/built-site.ts';
import { servingOwnSite } from '../../support/own-site.ts';
import { open, recordFaults } from '../../support/reader.ts';
import type { ServedSite } from '../../support/sites.ts';
import { PER_WORKER, test as base } from '../../support/sites.ts';

const RECORDED = 'docs/config/lib/id';

/** A Chinese site with an explorer and a page of this site that has been run, without its links. */
const test = base.extend<object, { chineseProof: ServedSite }>({
  chineseProof: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
    async ({}, provide) => {
      const read = (name: string) => readFile(path.join(projectRoot, name), 'utf8');
      const explorer = filesOf(path.join(projectRoot, 'explorers/format'));
      const files = {
        'site.config.ts':
          "export default { title: 'T', extensions: ['proof'], lang: 'zh', locales: [{ lang: 'zh' }] };",
        'docs/index.mdx': '# 首页\n',
        'docs/explorer.mdx': 'import { Explorer } from \'@theme\'\n\n# 格式\n\n<Explorer id="format" />\n',
        ...Object.fromEntries(
          explorer.map(({ name, content }) => [`explorers/format/${name}`, content.toString()]),
        ),
        'docs/run.mdx': (await read(`${RECORDED}.mdx`)).replaceAll(/\]\([^)]+\)/g, '](/)'),
        'docs/run.recorded.json': await read(`${RECORDED}.recorded.json`),
      };
      const extensions = siteExtensions(projectRoot);
      await servingOwnSite({ name: 'chinese-proof', files, extensions }, provide);
    },
    PER_WORKER,
  ],
});
test.use({ locale: 'zh-CN' });

test('an explorer of a Chinese page speaks Chinese', async ({ page, chineseProof }) => {
  const faults = await recordFaults(page);
  await open(page, `${chineseProof.origin}/explorer`);
  const explorer = page.getByRole('region', { name: /^输出浏览器：/ });
  await explorer.scrollIntoViewIfNeeded();
  await explorer.locator('[data-ready]').waitFor();
  await explorer.getByRole('combobox', { name: '对比' }).selectOption({ index: 2 });
  await expect(explorer.getByRole('group', { name: '文件' })).toBeVisible();
  await expect(
    explorer.getByText(/^使用 Rslib \d+\.\d+\.\d+ 和 TypeScript \d+\.\d+\.\d+ 构建。$/),
  ).toBeVisible();
  expect(await explorer.innerText()).not.toMatch(/\b(?:File|Compare|None|Built with|lines?|only in)\b/);
  expect(faults).toEqual([]);
});

test('a receipt of a Chinese page speaks Chinese', async ({ page, chineseProof }) => {
  await open(page, `${chineseProof.origin}/run`);
  const receipt = page.getByRole('button', { name: /^由 Rslib \d+\.\d+\.\d+ 运行/ }).first();
  await receipt.click();
  const details = page.getByRole('dialog', { name: '运行记录' });
  await expect(details).toContainText('已运行： npx rslib');
  await expect(details).toContainText(/版本：@rslib\/core \d+\.\d+\.\d+/);
  await expect(details).toContainText('重新运行： npm run examples -- --page run');
  expect(await details.innerText()).not.toMatch(/\b(?:Ran|Run it|With|Failed)\b/);
});
