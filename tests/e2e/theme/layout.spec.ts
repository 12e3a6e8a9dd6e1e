import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { BREAKPOINT, LAYOUT } from '../../../src/model/constants.ts';
import { open, sidewaysScroll } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

test('[K8] [N8] bars have their heights, and replace the columns that have no room', async ({ page }) => {
  await page.goto('/config/lib/dts');

  await test.step('the navbar is 72 px high, 56 px on a phone', async () => {
    await page.setViewportSize({ width: BREAKPOINT.mobile + 1, height: 700 });
    await expect.poll(() => heightOf(page, '.navbar')).toBe(LAYOUT.navbarHeight);
    await page.setViewportSize({ width: BREAKPOINT.mobile, height: 700 });
    await expect.poll(() => heightOf(page, '.navbar')).toBe(LAYOUT.navbarHeightMobile);
  });

  await test.step('a 46 px bar replaces the sidebar up to 960 px and the outline up to 1280 px', async () => {
    const menu = page.locator('.sidebar-button');
    const outline = page.locator('.outline-button');
    await page.setViewportSize({ width: LAYOUT.compactWithTocUpTo + 1, height: 800 });
    await expect(outline).toBeHidden();
    await expect(page.locator('.outline')).toBeVisible();
    await page.setViewportSize({ width: LAYOUT.compactWithTocUpTo, height: 800 });
    await expect(outline).toBeVisible();
    await expect(page.locator('.outline')).toBeHidden();
    await expect(page.locator('.sidebar')).toBeVisible();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: LAYOUT.compactUpTo, height: 800 });
    await expect(menu).toBeVisible();
    await expect(page.locator('.sidebar')).toBeHidden();
    expect(await heightOf(page, '.local-bar')).toBe(LAYOUT.sidebarMenuHeight);
  });

  await test.step('beside the sidebar, the bar has the breadcrumbs, so it is not empty', async () => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(page.locator('.local-bar .breadcrumbs')).toBeVisible();
    await expect(page.locator('.doc-header .breadcrumbs')).toBeHidden();
  });

  await test.step('a page fits at 200% zoom', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await sidewaysScroll(page)).toBe(0);
  });

  await test.step('the footer says that this documentation is independent, and where the tool lives', async () => {
    const footer = page.locator('.site-footer');
    await expect(footer).toContainText('Independent documentation of Rslib');
    await expect(footer.getByRole('link', { name: /own site/ })).toHaveAttribute('href', 'https://rslib.rs');
  });

  await test.step('print styles do not block rendering', async () => {
    const status = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
        renderBlockingStatus?: string;
      })[];
      return entries.flatMap(({ name, renderBlockingStatus }) =>
        name.endsWith('.css') ? [renderBlockingStatus] : [],
      );
    });
    expect(status).toEqual(['non-blocking']);
  });
});

test('every row of cards is full', async ({ page }) => {
  for (const route of ['/blog/', '/guide/start/']) {
    await page.goto(route);
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await page.locator('.card-grid').evaluateAll((grids) =>
        grids.map((grid) => {
          const end = grid.getBoundingClientRect().right;
          const rows = new Map(
            [...grid.children].map((card) => card.getBoundingClientRect()).map((box) => [box.top, box.right]),
          );
          return [...rows.values()].map((right) => Math.round(end - right));
        }),
      );
      expect(gaps.flat().length).toBeGreaterThan(1);
      expect(gaps.flat().filter((gap) => gap !== 0)).toEqual([]);
    }
  }
});

for (const route of ['/', '/config/lib/dts'])
  test(`on a phone, bars, text and footer of ${route} start at the same edge`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(route);
    const starts = await page
      .locator('.navbar, h1, .site-footer')
      .evaluateAll((elements) =>
        elements.map(
          (element) =>
            element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft),
        ),
      );
    expect(starts).toEqual([16, 16, 16]);
  });

test('[N3] a doc page has navbar, sidebar, content, outline of h2 to h4, and previous and next', async ({
  page,
  furniture,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${furniture.origin}/guide/long`);
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('.sidebar')).toBeVisible();
  await expect(page.locator('.outline-title')).toHaveText('ON THIS PAGE');
  const entries = await page.locator('.outline a').allTextContents();
  expect(entries.slice(0, 4)).toEqual(['Section 1', 'Part 1.1', 'Detail 1.1.1', 'Section 2']);
  await expect(page.locator('.neighbors a')).toHaveText(['Previous Fixed', /Next Donau/]);
  const columns = await page.evaluate(() =>
    ['.sidebar', '.content', '.outline'].map((selector) =>
      document.querySelector(selector)!.getBoundingClientRect(),
    ),
  );
  expect(columns[0]!.right).toBeLessThanOrEqual(columns[1]!.left);
  expect(columns[1]!.right).toBeLessThanOrEqual(columns[2]!.left);
});

test('on a phone, titles of the previous and the next page do not break within words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/config/lib/syntax');
  const next = page.locator('.neighbors [rel="next"]');
  await expect(next).toContainText('lib.externalHelpers');
  const lines = await next.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.lastChild!);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the link to the next page is in the last column, with and without one to the previous page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const route of ['/config/lib/syntax', '/config/']) {
    await page.goto(route);
    const [row, next] = await page
      .locator('.neighbors, .neighbors [rel="next"]')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
    expect(next!.right).toBeCloseTo(row!.right, 0);
    expect(next!.width).toBeLessThanOrEqual(row!.width / 2);
  }
});

test('[N4] edit link and source link point to the sources', async ({ page, furniture }) => {
  await page.goto(`${furniture.origin}/guide/deep/one`);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://git.example/owner/name/edit/main/docs/guide/deep/one.mdx',
  );
  await expect(
    page.locator('.site-footer').getByRole('link', { name: 'Furniture source code' }),
  ).toHaveAttribute('href', 'https://git.example/product');
});

test('[K9] [N9] [N14] the landing page has its own hero, and a menu for the navbar links at 768 px', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('title, subtitle, description and two links', async () => {
    await expect(page.locator('.hero h1')).toHaveText('Rslib');
    await expect(page.locator('.hero-subtitle')).not.toBeEmpty();
    await expect(page.locator('.hero-description')).not.toBeEmpty();
    await expect(page.locator('.hero-actions a')).toHaveText(['Get Started', 'Source code']);
    await expect(page.locator('.sidebar')).toHaveCount(0);
  });

  await test.step('the menu replaces the navbar links at 768 px', async () => {
    await page.setViewportSize({ width: BREAKPOINT.mobile + 1, height: 700 });
    await expect(page.locator('.navbar .nav-links')).toBeVisible();
    await expect(page.locator('.menu-button')).toBeHidden();
    await page.setViewportSize({ width: BREAKPOINT.mobile, height: 700 });
    await expect(page.locator('.navbar .nav-links')).toBeHidden();
    await expect(page.locator('.menu-button')).toBeVisible();
  });
});

test('nothing scrolls sideways from 320 to 2560 px', async ({ page, furniture }) => {
  const pages = ['/', '/config/', '/config/lib/dts', '/about/writing', '/404'];
  const parts = ['extreme', 'parts', 'long'].map((name) => `${furniture.origin}/guide/${name}`);
  const scrolled: Record<string, number> = {};
  for (const url of [...pages, ...parts]) {
    await page.goto(url);
    for (const width of [2560, 1920, 1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      scrolled[`${url} at ${width} px`] = await sidewaysScroll(page);
    }
  }
  expect(Object.entries(scrolled).filter(([, left]) => left !== 0)).toEqual([]);
});

test('nothing scrolls sideways at 320 px with a wider font', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const url of ['/', '/config/', '/config/lib/dts', '/guide/migration/tsup', '/404']) {
    await page.goto(url);
    // A tenth wider than the usual half em.
    await page.evaluate(() => (document.documentElement.style.letterSpacing = '0.05em'));
    expect(await sidewaysScroll(page), url).toBe(0);
  }
});

test('lines of text have at most 72 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/config/lib/dts');
  const widest = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.textContent = '0'.repeat(72);
    probe.style.inlineSize = 'max-content';
    document.querySelector('.prose')!.append(probe);
    const most = probe.getBoundingClientRect().width;
    probe.remove();
    return (
      Math.max(...[...document.querySelectorAll('.prose p')].map((p) => p.getBoundingClientRect().width)) /
      most
    );
  });
  expect(widest).toBeLessThanOrEqual(1.01);
});

test('[S15] the navbar hides on scroll down and returns on scroll up if the site says so', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/long`);
  const navbar = page.locator('.navbar');
  await page.evaluate(() => scrollBy(0, 300));
  await expect(navbar).toHaveAttribute('data-away');
  await expect(navbar).not.toBeInViewport();
  await page.evaluate(() => scrollBy(0, -50));
  await expect(navbar).not.toHaveAttribute('data-away');
  await expect(navbar).toBeInViewport();
  await open(page, '/config/lib/dts');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.locator('#scroll-top')).toBeVisible();
  await expect(navbar).not.toHaveAttribute('data-away');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'in print' : 'in print, without scripts', () => {
    test.use({ javaScriptEnabled });

    test('shows the text on white without navigation, and keeps a heading with what follows it', async ({
      page,
    }) => {
      await page.goto('/config/lib/dts');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const part of ['.navbar', '.sidebar', '.outline', '.neighbors'])
        await expect(page.locator(part)).toBeHidden();
      await expect(page.locator('h1')).toBeVisible();
      const background = await page
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
      expect(background).toMatch(/oklch\(0\.99|rgb\(25\d/);
      const loose = await page.locator('main :is(h1, h2, h3, h4)').evaluateAll((headings) =>
        headings.flatMap((heading) => {
          const isKept = getComputedStyle(heading).breakAfter === 'avoid';
          // Chromium may break a multi-column box between its rows.
          const list = heading.nextElementSibling?.querySelector('dl');
          const isListKept = !list || getComputedStyle(list).breakInside === 'avoid';
          return isKept && isListKept ? [] : [heading.textContent];
        }),
      );
      expect(loose).toEqual([]);
      for (const box of ['#root', '.page']) await expect(page.locator(box)).toHaveCSS('display', 'block');
    });

    test('shows every tab with its label before it, and a diagram in a third of a page', async ({ page }) => {
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.goto('/guide/advanced/css');
      const panels = page.locator('.tabs:not([data-group="package-manager"]) > .tab-panel');
      await expect(panels.nth(1)).toBeHidden();
      const image = page.locator('.diagram img').first();
      await image.scrollIntoViewIfNeeded();
      const { width, height } = (await image.boundingBox())!;
      expect(height).toBeGreaterThan(500);
      await page.emulateMedia({ media: 'print' });
      const printed = (await image.boundingBox())!;
      expect(printed.height).toBeLessThan(380);
      expect(printed.width / printed.height).toBeCloseTo(width / height, 1);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
      const labels = await panels.evaluateAll((all) =>
        all.map((panel) => getComputedStyle(panel, '::before').content),
      );
      expect(labels.slice(0, 3)).toEqual(['"src/index.ts"', '"src/card.css"', '"src/title.module.css"']);
      await expect(page.locator('.tab-list').first()).toBeHidden();
    });

    test('shows commands for one package manager', async ({ page }) => {
      await page.goto('/guide/start/quick-start');
      await page.emulateMedia({ media: 'print' });
      const group = page.locator('.tabs[data-group="package-manager"]').first();
      await expect(group.locator('code:visible')).toHaveText([/^\$ npm /]);
      const label = await group
        .locator('.tab-panel')
        .first()
        .evaluate((panel) => getComputedStyle(panel, '::before').content);
      expect(label).toBe('none');
    });

    test('keeps a file tree on one page, with its receipt below it', async ({ page }) => {
      await page.goto('/config/rsbuild/output');
      await page.emulateMedia({ media: 'print' });
      // Rows of a grid that is split between two pages overlap.
      const tree = page.locator('.tree').first();
      await expect(tree).toHaveCSS('break-inside', 'avoid');
      for (const box of [tree, tree.locator('li').first()]) await expect(box).toHaveCSS('display', 'block');
      const receipt = tree.locator(':is(.receipt, small):visible');
      await expect(receipt).toHaveCSS('text-align', 'start');
      // The app may be replacing the mark with a button.
      await expect(async () => {
        const [row, words] = [await tree.locator('li').last().boundingBox(), await receipt.boundingBox()];
        expect(words!.y).toBeGreaterThanOrEqual(row!.y + row!.height);
        expect(words!.x).toBeLessThan(row!.x);
      }).toPass();
    });
  });
}
