import { expect } from '@playwright/test';
import { open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const shown = '.tab-panel:not([hidden])';

test('[N6] package-manager tabs offer npm, yarn, pnpm and bun, each with its own commands', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const groups = page.locator('.tabs[data-group="package-manager"]');
  await expect(groups.first().getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
  const commands = async () =>
    (await groups.locator(`${shown} code`).allTextContents()).map((text) => text.replace(/^\$ /, ''));
  expect(await commands()).toEqual([
    'npm add -D @rslib/core',
    'npm create rslib@latest',
    'npx @rslib/core',
    'npm run build -- --watch',
  ]);
  await groups.first().getByRole('tab', { name: 'yarn' }).click();
  expect(await commands()).toEqual([
    'yarn add -D @rslib/core',
    'yarn create rslib',
    'yarn dlx @rslib/core',
    'yarn build --watch',
  ]);
});

test('[N7] a group remembers its tab under a key with its id, and every group with that id follows', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const groups = page.locator('.tabs[data-group="place"]');
  await groups.first().getByRole('tab', { name: 'There' }).click();
  await expect(groups.last().locator(shown)).toHaveText('Follows: there.');
  expect(await page.evaluate(() => localStorage.getItem('tab:place'))).toBe('There');
  await page.reload();
  await expect(groups.first().getByRole('tab', { name: 'There' })).toHaveAttribute('aria-selected', 'true');
});

test('[N7] a remembered tab is selected before any script file runs', async ({ page, furniture }) => {
  await page.goto(`${furniture.origin}/guide/`);
  await page.evaluate(() => localStorage.setItem('tab:place', 'There'));
  // With only the document loaded, the inline script must have set this.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${furniture.origin}/guide/parts`);
  await expect(page.locator('.tabs[data-group="place"]').last().locator(shown)).toHaveText('Follows: there.');
});

test('a link into a panel opens it in its group alone, and the next choice counts everywhere', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/parts`);
  const groups = page.locator('.tabs[data-group="package-manager"]');
  const chosen = groups.locator('[aria-selected="true"]');
  const panel = await groups.first().getByRole('tab', { name: 'bun' }).getAttribute('aria-controls');
  await page.evaluate((id) => (location.hash = id!), panel);
  await expect(chosen).toHaveText(['bun', 'npm', 'npm', 'npm']);
  await groups.nth(1).getByRole('tab', { name: 'yarn' }).click();
  await expect(chosen).toHaveText(['yarn', 'yarn', 'yarn', 'yarn']);
});

test('a group that fails stays as it is, is named once in the console, and the rest of the page works', async ({
  page,
  furniture,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.route('**/guide/parts', async (route) => {
    const response = await route.fetch();
    // Its tabs have no panels.
    const body = (await response.text()).replaceAll(/role="tabpanel"(?= class="tab-panel" id="_c0)/g, '');
    await route.fulfill({ response, body });
  });
  await open(page, `${furniture.origin}/guide/parts`);
  const groups = page.locator('.tabs[data-group="package-manager"]');
  await groups.nth(0).getByRole('tab', { name: 'yarn' }).click();
  await groups.nth(1).getByRole('tab', { name: 'yarn' }).click();
  await expect(groups.nth(1).locator(shown)).toContainText('yarn');
  await expect(groups.nth(0).locator(shown)).toContainText('npm');
  await page.locator('.theme-switch').click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(said.filter((text) => text.includes('<Tabs> failed'))).toHaveLength(1);
});

for (const [route, name] of [
  ['/guide/solution/react', 'Tabs'],
  ['/config/', 'Filter'],
  ['/guide/migration/tsup', 'Filter'],
  ['/guide/basic/output-format', 'Explorer'],
] as const)
  for (const width of [390, 1280])
    test(`islands of ${route} move nothing when they wake at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.addInitScript(() => {
        const seen: number[] = [];
        Object.assign(globalThis, { shifts: seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            seen.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, route);
      const frames = page.locator('[data-island]:visible');
      const boxes = () =>
        frames.evaluateAll((all) =>
          all.map((frame) => {
            const { left, top, width: wide, height } = frame.getBoundingClientRect();
            return [frame.getAttribute('data-island'), left, top + scrollY, wide, height];
          }),
        );
      const before = await boxes();
      expect(before.map(([island]) => island)).toContain(name);
      // The sign that wakes an island, without a pointer that would open a popup.
      await frames.evaluateAll((all) => {
        for (const frame of all)
          frame.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
      });
      const asleep = () =>
        frames.evaluateAll((all) =>
          all
            .filter((frame) => !Object.keys(frame).some((key) => key.startsWith('__reactContainer')))
            .map((frame) => frame.getAttribute('data-island')),
        );
      await expect.poll(asleep).toEqual([]);
      expect(await boxes()).toEqual(before);
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });

for (const [what, id, opener] of [
  ['a tab that is not shown', 'in-the-second-panel', '.tab-panel'],
  ['a closed section', 'in-the-closed-section', 'details'],
] as const) {
  test(`a hash inside ${what} opens it and scrolls there, on load and on navigation`, async ({
    page,
    furniture,
  }) => {
    await open(page, `${furniture.origin}/guide/parts#${id}`);
    const target = page.locator(`#${id}`);
    await expect(target).toBeInViewport();
    await open(page, `${furniture.origin}/guide/`);
    await page.evaluate(
      (hash) =>
        Object.assign(document.querySelector<HTMLAnchorElement>('.neighbors a')!, {
          href: `/guide/parts#${hash}`,
        }),
      id,
    );
    await page.locator('.neighbors a').click();
    await expect(page.locator('html')).toHaveAttribute('data-route', '/guide/parts');
    await expect(page.locator(`${opener}:has(#${id})`)).toBeVisible();
    await expect(target).toBeInViewport();
    await expect(target).toBeFocused();
  });
}
test('tabs show one panel each, work by keyboard, and stay where they are', async ({ page, furniture }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await open(page, `${furniture.origin}/guide/parts`);

  await test.step('they work by keyboard', async () => {
    const tabs = page.locator('.tabs[data-group="package-manager"]').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(3)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.nth(3)).toBeFocused();
  });

  await test.step('selecting a tab does not move it when a group above changes too', async () => {
    const tab = page.locator('.tabs[data-group="place"]').last().getByRole('tab', { name: 'There' });
    await tab.scrollIntoViewIfNeeded();
    const top = () => tab.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await tab.click();
    expect(await top()).toBe(before);
  });

  await test.step('tabs with the same label each show their panel', async () => {
    const group = page.locator('.tabs', { has: page.getByRole('tab', { name: 'Example' }) });
    const tabs = group.getByRole('tab');
    await tabs.nth(1).click();
    await expect(group.locator(shown)).toHaveText('Text of the second example.');
    await tabs.nth(0).click();
    await expect(group.locator(shown)).toHaveText('Text of the first example.');
  });
});
