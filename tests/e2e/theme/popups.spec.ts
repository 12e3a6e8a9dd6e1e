import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { HOVER, POPUP, SOCIAL_ICONS_SHOWN } from '../../../src/model/constants.ts';
import { holdBack, open } from '../../support/reader.ts';
import { test } from '../../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const POPUP_CODE = /\/assets\/Popup-/;

/** Opens a page, loads the code of the tooltip and of a popup, and pauses the clock. */
async function openWithPopups(
  page: Page,
  url: string,
  button = page.locator('.family-button'),
): Promise<void> {
  await page.clock.install();
  await open(page, url);
  for (const [owner, shown] of [
    [page.locator('.theme-switch'), page.locator('#tooltip')],
    [button, page.locator('.popup:popover-open')],
  ] as const) {
    await owner.hover();
    await expect(shown).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(shown).toBeHidden();
  }
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('[N15] [K11] the family popover and the landing block show the six sibling tools', async ({ page }) => {
  await open(page, '/');

  await test.step('with logos and links', async () => {
    const names = ['Rspack', 'Rsbuild', 'Rspress', 'Rsdoctor', 'Rstest', 'Rslint'];
    await expect(page.locator('.family-block strong')).toHaveText(names);
    await page.getByRole('button', { name: 'Rstack tools' }).click();
    const popup = page.locator('#family');
    await expect(popup.locator('strong')).toHaveText(names);
    await expect(popup.locator('img')).toHaveCount(names.length);
    expect(
      await popup
        .locator('img')
        .evaluateAll((images) => images.every((image) => image.getAttribute('src')!.startsWith('/logos/'))),
    ).toBe(true);
    await expect(popup.getByRole('link').first()).toHaveAttribute('href', 'https://rspack.rs');
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });

  await test.step('widths and layers match the specification', async () => {
    await page.getByRole('button', { name: 'Rstack tools' }).click();
    await expect(page.locator('#family .popup-title')).toHaveCSS('min-width', `${POPUP.titleMinWidth}px`);
    await expect(page.locator('#family')).toHaveCSS('z-index', String(POPUP.modalBase));
    await expect(page.locator('.navbar')).toHaveCSS('z-index', String(POPUP.dropdownBase));
  });
});

test('[S19] [K11] popovers and tooltips keep to their delays, to clicks and to Escape', async ({ page }) => {
  await openWithPopups(page, '/');
  const popup = page.locator('#family');
  const leave = async () => {
    await page.mouse.move(700, 700);
    await page.clock.runFor(1000);
  };

  await test.step('a popover opens 100 ms after the pointer enters and closes 100 ms after it leaves', async () => {
    await page.locator('.family-button').hover();
    await page.clock.runFor(HOVER.openDelayMs - 1);
    await expect(popup).toBeHidden();
    await page.clock.runFor(2);
    await expect(popup).toBeVisible();
    await page.mouse.move(700, 700);
    await page.clock.runFor(HOVER.closeDelayMs - 1);
    await expect(popup).toBeVisible();
    await page.clock.runFor(2);
    await expect(popup).toBeHidden();
  });

  await test.step('a click keeps a hovered popover open, and the next one closes it', async () => {
    await page.locator('.family-button').hover();
    await page.clock.runFor(HOVER.openDelayMs + 1);
    await expect(popup).toBeVisible();
    await page.locator('.family-button').click();
    await expect(popup).toBeVisible();
    await page.locator('.family-button').click();
    await expect(popup).toBeHidden();
  });

  await leave();
  await test.step('a popover closed during the hover delay stays closed', async () => {
    await page.locator('.family-button').click();
    await expect(popup).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    await page.clock.runFor(HOVER.openDelayMs + 1);
    await expect(popup).toBeHidden();
  });

  await leave();
  await test.step('a tooltip names an icon after 100 ms, is at most 250 px wide, and closes on Escape', async () => {
    const tooltip = page.locator('#tooltip');
    await page.getByRole('link', { name: 'GitHub' }).first().hover();
    await page.clock.runFor(HOVER.openDelayMs - 1);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(2);
    await expect(tooltip).toHaveText('GitHub');
    await expect(tooltip).toHaveCSS('max-width', `${POPUP.tooltipMaxWidth}px`);
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  await leave();
  await test.step('Escape during the hover delay cancels a tooltip', async () => {
    await page.getByRole('link', { name: 'GitHub' }).first().hover();
    await page.keyboard.press('Escape');
    await page.clock.runFor(HOVER.openDelayMs + 1);
    await expect(page.locator('#tooltip')).toBeHidden();
  });

  await leave();
  await test.step('a control whose popup opens on hover shows no tooltip', async () => {
    await page.locator('.family-button').hover();
    await page.clock.runFor(HOVER.openDelayMs + 1);
    // Asked once: a tooltip would be open now, and gone a moment later.
    expect(await page.locator('#tooltip').isHidden()).toBe(true);
    await expect(page.locator('#family .popup-title')).toBeVisible();
  });
});

test('[S19] [K12] a dropdown closes 150 ms after the pointer leaves and stays open while it is inside', async ({
  page,
  furniture,
}) => {
  const button = page.getByRole('button', { name: 'More', exact: true });
  await openWithPopups(page, `${furniture.origin}/guide/`, button);
  const menu = page.locator('.nav-links .dropdown').first();
  await button.hover();
  await page.clock.runFor(HOVER.openDelayMs + 1);
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Parts' }).hover();
  await page.clock.runFor(1000);
  await expect(menu).toBeVisible();
  await page.mouse.move(700, 700);
  await page.clock.runFor(HOVER.menuCloseDelayMs - 1);
  await expect(menu).toBeVisible();
  await page.clock.runFor(2);
  await expect(menu).toBeHidden();
});

test('[S19] a popup closes when the pointer moves on to a control with another one', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/`);
  const more = page.getByRole('button', { name: 'More', exact: true });
  const mail = page.locator('.nav-end').getByRole('button', { name: 'mail' });
  for (const [button, text] of [
    [more, 'Parts'],
    [mail, 'mail@furniture.example'],
    [more, 'Parts'],
  ] as const) {
    await button.hover();
    await expect(page.locator('.popup:popover-open').getByText(text)).toBeVisible();
    await expect(page.locator('.popup:popover-open')).toHaveCount(1);
  }
});

test('[R8] with one language and no versions the switchers show nothing', async ({ page }) => {
  await page.goto('/config/lib/dts');
  await expect(page.getByRole('button', { name: /^(Language|Version)/ })).toHaveCount(0);
});

test('a popup that a click opens is below its button before its code loads, and stays there', async ({
  page,
}) => {
  const code = await holdBack(page, POPUP_CODE);
  await open(page, '/config/lib/dts');
  const button = page.locator('.family-button');
  const popup = page.locator('#family');
  await button.click();
  await code.requested;
  await expect(popup).toBeVisible();
  const { x, y, height } = (await button.boundingBox())!;
  const place = async () => (await popup.boundingBox())!;
  expect((await place()).y).toBeCloseTo(y + height + 4, 0);
  expect((await place()).x).toBeCloseTo(x, 0);
  code.release();
  await expect(popup).toHaveAttribute('style', /--popup-top/);
  expect((await place()).y).toBeCloseTo(y + height + 4, 0);
  expect((await place()).x).toBeCloseTo(x, 0);
});

test('[N5] [E5] [K12] at most five social icons are shown, the rest in a panel, and one may have text or an image', async ({
  page,
  furniture,
}) => {
  await open(page, `${furniture.origin}/guide/`);

  await test.step('no control of the navbar moves when another one gets its state', async () => {
    // A popup is still there while it fades out.
    const boxes = () =>
      page
        .locator('.navbar')
        .locator('a:visible, button:visible')
        .evaluateAll((all) =>
          all
            .filter((one) => !one.closest('.popup'))
            .map((one) => JSON.stringify(one.getBoundingClientRect())),
        );
    const before = await boxes();
    for (const button of await page.locator('.navbar [data-hover]:visible').all()) {
      await button.hover();
      await expect(button.locator('+ :popover-open')).toBeVisible();
    }
    await page.mouse.move(700, 700);
    await expect(page.locator('.popup:popover-open')).toHaveCount(0);
    expect(await boxes()).toEqual(before);
  });

  await test.step('the rest are in a panel', async () => {
    const social = page.locator('.nav-end .social');
    await expect(social.locator('.icon-button:visible:not([aria-label="More links"])')).toHaveCount(
      SOCIAL_ICONS_SHOWN,
    );
    await social.getByRole('button', { name: 'More links' }).click();
    await expect(page.locator('#social-rest').getByRole('link')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.locator('#social-rest')).toBeHidden();
  });

  await test.step('a social link can show text or an image in a panel', async () => {
    await page.locator('.nav-end').getByRole('button', { name: 'mail' }).click();
    await expect(page.locator('.nav-end').getByText('mail@furniture.example')).toBeVisible();
    await page.locator('.nav-end').getByRole('button', { name: 'code' }).click();
    await expect(page.locator('.nav-end .popup:popover-open img')).toHaveAttribute('src', '/picture.svg');
  });
});

test('a popup opens for a pointer that arrived before its code', async ({ page }) => {
  const code = await holdBack(page, POPUP_CODE);
  await open(page, '/');
  await page.locator('.family-button').hover();
  await code.requested;
  code.release();
  await expect(page.locator('#family')).toBeVisible();
});

test('a popup that was clicked and closed before its code came stays closed', async ({ page }) => {
  const code = await holdBack(page, POPUP_CODE);
  await open(page, '/');
  await page.locator('.family-button').click();
  await code.requested;
  await page.keyboard.press('Escape');
  await expect(page.locator('#family')).toBeHidden();
  code.release();
  // A tooltip takes as long as the popup would have taken.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator('#tooltip')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('#family')).toBeHidden();
});

test('a phone menu opened before its code loads traps focus after', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const code = await holdBack(page, /\/assets\/Menu-/);
  await open(page, '/config/lib/dts');
  await page.getByRole('button', { name: 'Site menu' }).click();
  await code.requested;
  await expect(page.locator('#menu')).toBeVisible();
  code.release();
  await expect(page.locator('#menu :focus')).toHaveCount(1);
  await expect(page.locator('.page')).toHaveAttribute('inert');
});
