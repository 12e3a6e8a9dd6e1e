import { expect } from '@playwright/test';
import type { Condition } from '../condition.ts';

export const NARROW: Condition = {
  name: '320 px',
  claim: 'nothing scrolls sideways but code and tables in their own box',
  context: { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true },
  async holds({ page }) {
    const [overflow, outside] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const sticksOut = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > 320.5 || left < -0.5);
      };
      /** A box that scrolls by itself, and is made for that. */
      const isInItsBox = (element: Element) => {
        const box = element.parentElement?.closest('pre, table, [role="tablist"]');
        return box !== null && box !== undefined && /auto|scroll/.test(getComputedStyle(box).overflowX);
      };
      const found = [...document.body.querySelectorAll('*')].filter(
        (element) => sticksOut(element) && element.checkVisibility() && !isInItsBox(element),
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

export const FORCED_COLOURS: Condition = {
  name: 'forced colours',
  claim: 'what colours said is said by lines, and nothing insists on colours of its own',
  context: { forcedColors: 'active', viewport: { width: 1440, height: 900 } },
  async holds({ page }) {
    const [unmarked, invisible, insisting] = await page.evaluate(() => {
      const name = (element: Element) => element.outerHTML.slice(0, 120);
      const visible = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const ground = getComputedStyle(document.body).backgroundColor;
      const colorsOf = (element: Element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      };
      const probe = document.body.appendChild(document.createElement('i'));
      const chosenByReader = new Set(['rgba(0, 0, 0, 0)']);
      for (const system of ['Highlight', 'HighlightText', 'ButtonText']) {
        probe.style.color = system;
        chosenByReader.add(getComputedStyle(probe).color);
      }
      probe.remove();
      return [
        visible('.sidebar [aria-current], .tab-list [aria-selected="true"], .outline [aria-current]')
          .filter((element) => getComputedStyle(element).outlineStyle !== 'solid')
          .map(name),
        visible('svg.icon')
          .filter((element) => [ground, 'none'].includes(getComputedStyle(element).stroke))
          .map(name),
        visible('body *')
          .filter((element) => getComputedStyle(element).forcedColorAdjust === 'none')
          .filter((element) => !colorsOf(element).every((color) => chosenByReader.has(color)))
          .map(name),
      ] as const;
    });
    expect(unmarked, 'what is current and not marked by a line').toEqual([]);
    expect(invisible, 'icons in the colour of the ground').toEqual([]);
    expect(insisting, 'elements that keep their own colours').toEqual([]);
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(focus, 'focus is a line').toBe('solid');
  },
};

export const REDUCED_MOTION: Condition = {
  name: 'reduced motion',
  claim: 'nothing moves by itself, fades or glides',
  context: { reducedMotion: 'reduce' },
  async holds({ page }) {
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
        document.getAnimations().length,
      ] as const;
    });
    expect(moving, 'elements that would move').toEqual([]);
    expect(running, 'animations that run').toBe(0);
  },
};
