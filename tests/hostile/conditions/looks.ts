import { expect } from '@playwright/test';
import type { Condition } from '../condition.ts';

export const NARROW: Condition = {
  name: '320 px',
  claim: 'nothing scrolls sideways except code and tables in their own box',
  context: { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
  async check({ page }) {
    const [overflow, outside] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const overflows = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > 320.5 || left < -0.5);
      };
      /** Whether the element is in a box that is meant to scroll. */
      const isInScrollBox = (element: Element) => {
        const box = element.parentElement?.closest('pre, .table, [role="tablist"]');
        return box !== null && box !== undefined && /auto|scroll/.test(getComputedStyle(box).overflowX);
      };
      const found = [...document.body.querySelectorAll('*')].filter(
        (element) => overflows(element) && element.checkVisibility() && !isInScrollBox(element),
      );
      return [
        scrollWidth - Math.min(clientWidth, 320),
        found.map((element) => element.outerHTML.slice(0, 120)),
      ] as const;
    });
    expect(outside, 'elements outside the screen').toEqual([]);
    expect(overflow).toBeLessThanOrEqual(0);
    const menu = page.locator('.menu-button');
    await menu.click();
    await expect(page.locator('#menu').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
  },
};

export const FORCED_COLORS: Condition = {
  name: 'forced colors',
  claim: 'outlines replace colors, and nothing keeps its own colors',
  context: { forcedColors: 'active', viewport: { width: 1440, height: 900 } },
  async check({ page }) {
    const [unmarked, invisible, keepingColors] = await page.evaluate(() => {
      const name = (element: Element) => element.outerHTML.slice(0, 120);
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const background = getComputedStyle(document.body).backgroundColor;
      const colorsOf = (element: Element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      };
      const probe = document.body.appendChild(document.createElement('i'));
      const systemColors = new Set(['rgba(0, 0, 0, 0)']);
      for (const system of ['Highlight', 'HighlightText', 'ButtonText']) {
        probe.style.color = system;
        systemColors.add(getComputedStyle(probe).color);
      }
      probe.remove();
      return [
        visible('.sidebar [aria-current], .tab-list [aria-selected="true"], .outline [aria-current]')
          .filter((element) => getComputedStyle(element).outlineStyle !== 'solid')
          .map(name),
        visible('svg.icon')
          .filter((element) => [background, 'none'].includes(getComputedStyle(element).stroke))
          .map(name),
        visible('body *')
          .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
          .filter((element) => !colorsOf(element).every((color) => systemColors.has(color)))
          .map(name),
      ] as const;
    });
    expect(unmarked, 'current elements without an outline').toEqual([]);
    expect(invisible, 'icons in the color of the background').toEqual([]);
    expect(keepingColors, 'elements that keep their own colors').toEqual([]);
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(focus, 'focus has an outline').toBe('solid');
  },
};

export const REDUCED_MOTION: Condition = {
  name: 'reduced motion',
  claim: 'nothing moves, fades or scrolls smoothly',
  context: { reducedMotion: 'reduce' },
  async check({ page }) {
    await page.locator('.theme-switch').click();
    const [moving, running] = await page.evaluate(() => {
      const moves = (element: Element, pseudo?: string) => {
        const style = getComputedStyle(element, pseudo);
        const takesTime = (durations: string) =>
          durations.split(', ').some((one) => Number.parseFloat(one) > 0);
        return (
          takesTime(style.transitionDuration) ||
          (style.animationName !== 'none' && takesTime(style.animationDuration)) ||
          style.scrollBehavior === 'smooth'
        );
      };
      const all = [...document.querySelectorAll('*')];
      return [
        all
          .filter((element) => [undefined, '::before', '::after'].some((pseudo) => moves(element, pseudo)))
          .map((element) => element.outerHTML.slice(0, 120)),
        // The fading edges of wide blocks follow scrolling, not time.
        document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
      ] as const;
    });
    expect(moving, 'elements that would move').toEqual([]);
    expect(running, 'running animations').toBe(0);
  },
};
