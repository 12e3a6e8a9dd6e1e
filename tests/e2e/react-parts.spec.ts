import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { waitForApp, holdBack, isSameDocument, follow, open } from '../support/reader.ts';
import { test } from '../support/test.ts';

const counter = (page: Page, label: string, count: number) =>
  page.getByRole('button', { name: `${label}: ${count}`, exact: true });

async function expectCounting(page: Page) {
  for (const label of ['First', 'In a table', 'In a list']) {
    await counter(page, label, 0).click();
    await counter(page, label, 1).click();
    await expect(counter(page, label, 2)).toBeVisible();
  }
  await expect(page.getByText('Text inside the counter.')).toBeVisible();
}

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

for (const route of ['/react/counter', '/react/children', '/react/plain', '/']) {
  test(`hydration keeps every node of ${route}`, async ({ page, pageTypes }) => {
    const app = await holdBack(page, /\/assets\/start-app-/);
    await page.goto(pageTypes.origin + route);
    await page.evaluate(() => {
      const nodes: Node[] = [];
      const walker = document.createTreeWalker(document.getElementById('root')!);
      while (walker.nextNode()) nodes.push(walker.currentNode);
      Object.assign(globalThis, { nodesBefore: nodes });
    });
    app.release();
    await waitForApp(page);
    // Behaviors may add buttons; the original nodes stay, in order.
    const [before, kept] = await page.evaluate(() => {
      const nodes = (globalThis as unknown as { nodesBefore: Node[] }).nodesBefore;
      const walker = document.createTreeWalker(document.getElementById('root')!);
      let found = 0;
      while (walker.nextNode()) if (walker.currentNode === nodes[found]) found += 1;
      return [nodes.length, found];
    });
    expect(before).toBeGreaterThan(30);
    expect(kept).toBe(before);
    if (route === '/react/counter')
      await test.step('its React parts are interactive', () => expectCounting(page));
  });
}

for (const route of ['/react/counter', '/react/plain'])
  test(`styles of a React part hold from ${route}, and no policy forbids them`, async ({
    page,
    pageTypes,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await open(page, pageTypes.origin + route);
    if (route === '/react/plain') await link(page, 'to the counter').click();
    await expect(counter(page, 'First', 0)).toHaveCSS('font-weight', '500');
    await counter(page, 'First', 0).click();
    await expect(counter(page, 'First', 1)).toHaveCSS('font-weight', '600');
    expect(said.join('\n')).not.toContain('Content Security Policy');
  });

test('a React part is interactive after every client navigation', async ({ page, pageTypes }) => {
  await open(page, `${pageTypes.origin}/react/plain`);
  for (let visit = 0; visit < 2; visit++) {
    await link(page, 'to the counter').click();
    await expectCounting(page);
    await link(page, 'link to the plain page').click();
    await expect(page.locator('main h1')).toHaveText('A plain page');
  }
  await page.goBack();
  await expectCounting(page);
  await expect(page.getByText('const text')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page is shown only after its own styles have loaded', async ({ page, pageTypes }) => {
  await open(page, `${pageTypes.origin}/react/plain`);
  const styles = await holdBack(page, /\/assets\/.*\.css$/);
  const module = page.waitForResponse(/\/assets\/page-\d+-.*\.js$/);
  await link(page, 'to the counter').click();
  await styles.requested;
  await (await module).finished();
  await expect(page.locator('main h1')).toHaveText('A plain page');
  styles.release();
  await expect(counter(page, 'First', 0)).toHaveCSS('letter-spacing', '3px');
});

test.describe('tabs in a React part', () => {
  const part = (page: Page) => page.locator('.switching');
  const choose = (page: Page, within: string, name: string) =>
    page.locator(within).getByRole('tab', { name, exact: true }).click();
  async function expectShown(page: Page, label: string) {
    await expect(part(page).locator('[role="tab"][aria-selected="true"]')).toHaveText([label]);
    await expect(part(page).locator('[role="tab"][tabindex="0"]')).toHaveText([label]);
    await expect(part(page).locator('.tab-panel:not([hidden])')).toHaveText([`${label} install`]);
  }

  test('follow their default until the reader chooses, and keep the choice from then on', async ({
    page,
    pageTypes,
  }) => {
    await open(page, `${pageTypes.origin}/react/tabs`);
    await part(page).getByRole('button', { name: 'Prefer bun' }).click();
    await expectShown(page, 'bun');
    await page.reload();
    await waitForApp(page);
    await choose(page, '.switching', 'pnpm');
    await expectShown(page, 'pnpm');
    await part(page).getByRole('button', { name: 'Prefer bun' }).click();
    await expectShown(page, 'pnpm');
  });

  test('keep a choice from static tabs and from an earlier visit, and show the default without it', async ({
    page,
    pageTypes,
  }) => {
    await open(page, `${pageTypes.origin}/react/tabs`);
    await choose(page, ':not(.switching) > .tabs', 'pnpm');
    await expectShown(page, 'pnpm');
    await page.reload();
    await expectShown(page, 'pnpm');
    await waitForApp(page);
    await part(page).getByRole('button', { name: 'Prefer bun' }).click();
    await expectShown(page, 'pnpm');
    await part(page).getByRole('button', { name: 'Drop pnpm' }).click();
    await expectShown(page, 'bun');
  });
});

test('a component that renders differently in the browser loses no text', async ({ page, pageTypes }) => {
  await open(page, `${pageTypes.origin}/react/differs`);
  await expect(page.locator('.differs')).toHaveText('Live');
  await expect(page.locator('main h1')).toHaveText('A page that differs');
  await expect(page.getByText('Text before.')).toBeVisible();
  await expect(page.locator('.sidebar a')).toHaveCount(5);
  await link(page, 'a link to the plain page').click();
  await expect(page.locator('main h1')).toHaveText('A plain page');
  await page.goBack();
  await expect(page.getByText('Text before.')).toBeVisible();
});

test('a component can show its children later, hide them again, and show them twice', async ({
  page,
  pageTypes,
}) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  const panel = page.locator('.panel');
  async function expectChildren() {
    const button = panel.getByRole('button', { name: '3 parts' });
    await expect(panel).toHaveText('3 parts');
    for (let round = 0; round < 2; round++) {
      await button.click();
      await expect(panel.getByText('Text inside the panel.')).toBeVisible();
      await expect(panel.getByText("const panel = 'closed';")).toBeVisible();
      await expect(panel.locator('.steps li')).toHaveText('A step, with a link to the plain page');
      await button.click();
      await expect(panel).toHaveText('3 parts');
    }
    await expect(page.locator('.twice').getByText('const count = 2;')).toHaveCount(2);
    await button.click();
  }
  await open(page, `${pageTypes.origin}/react/children`);
  await expectChildren();
  await link(page, 'link to the plain page').click();
  await expect(page.locator('main h1')).toHaveText('A plain page');
  await page.goBack();
  await expectChildren();
  await open(page, `${pageTypes.origin}/react/plain`);
  await follow(page, '/react/children');
  await expectChildren();
  expect(await isSameDocument(page)).toBe(true);
  expect(failures).toEqual([]);
});

test.describe('a part that throws', () => {
  async function expectContained(page: Page, said: readonly string[]) {
    await expect.poll(() => said.filter((text) => text.startsWith('<Throws> failed'))).toHaveLength(1);
    await expect(page.locator('main h1')).toHaveText('A page that throws');
    await expect(page.getByText('Rendered at build time.')).toBeVisible();
    await page.locator('.panel').getByRole('button').click();
    await expect(page.getByText('Text beside it.')).toBeVisible();
    await link(page, 'a link to the plain page').click();
    await expect(page.locator('main h1')).toHaveText('A plain page');
    expect(await isSameDocument(page)).toBe(true);
  }

  const console = (page: Page) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    return said;
  };

  test('keeps its text, and the rest of the page works', async ({ page, pageTypes }) => {
    const said = console(page);
    await open(page, `${pageTypes.origin}/react/throws`);
    await expectContained(page, said);
  });

  test('shows the text of the build after a client navigation', async ({ page, pageTypes }) => {
    await open(page, `${pageTypes.origin}/react/plain`);
    const said = console(page);
    await link(page, 'to the one that throws').click();
    await expect(page.locator('main h1')).toHaveText('A page that throws');
    await expectContained(page, said);
  });
});
