import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BREAKPOINT, FEEDBACK, FONT_WEIGHTS, LAYOUT, POPUP, PROGRESS, ZOOM } from '../../model/constants.ts';

const theme = new URL('../', import.meta.url);
/** The stylesheets of the theme, by their names. */
const rules = new Map(
  readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [path.basename(file), readFileSync(new URL(file, theme), 'utf8')]),
);
const sheets = [...rules.keys()];
const css = (name: string) => rules.get(name)!;

/** All widths in media queries, each with its stylesheet. */
const conditions = sheets.flatMap((name) =>
  [...css(name).matchAll(/@media\s*([^{]+)\{/g)].flatMap(([, condition = '']) =>
    [...condition.matchAll(/\((max|min)-width:\s*(\d+)px\)/g)].map(([, bound, pixels]) => ({
      name,
      bound,
      pixels: Number(pixels),
    })),
  ),
);

it('[K8] sets the navbar height to 72 px, 56 on narrow screens and 0 without a navbar, in tokens.css only', () => {
  const tokens = css('tokens.css');
  const narrow = tokens.slice(tokens.indexOf(`@media (max-width: ${BREAKPOINT.mobile}px)`));
  expect([...tokens.matchAll(/--navbar-height:\s*(\d+)px/g)].map(([, height]) => Number(height))).toEqual([
    LAYOUT.navbarHeight,
    LAYOUT.navbarHeightMobile,
    0,
  ]);
  expect(narrow).toContain(`--navbar-height: ${LAYOUT.navbarHeightMobile}px`);
  for (const name of sheets.filter((sheet) => sheet !== 'tokens.css'))
    expect(css(name)).not.toMatch(/--navbar-height:/);
});

it('[K8][K9] uses only specified widths in media queries', () => {
  const upTo = new Set<number>([
    BREAKPOINT.mobile,
    BREAKPOINT.wide,
    LAYOUT.compactUpTo,
    LAYOUT.compactWithTocUpTo,
  ]);
  expect(conditions.length).toBeGreaterThan(0);
  for (const { name, bound, pixels } of conditions)
    expect([name, upTo.has(bound === 'max' ? pixels : pixels - 1)]).toEqual([name, true]);
});

it('[K8][K9] has the constants of the specification', () => {
  expect(LAYOUT).toMatchObject({
    navbarHeight: 72,
    navbarHeightMobile: 56,
    compactUpTo: 960,
    compactWithTocUpTo: 1280,
  });
  expect(BREAKPOINT).toEqual({ mobile: 768, wide: 1280 });
});

it.each([
  ['[K7] the progress bar', 'progress.css', `transition: transform ${PROGRESS.speedMs}ms`],
  ['[K8] the bar of narrow screens', 'tokens.css', `--local-bar-height: ${LAYOUT.sidebarMenuHeight}px`],
  ['[K11] the tooltip', 'tooltip.css', `max-inline-size: ${POPUP.tooltipMaxWidth}px`],
  ['[K11] the title of a popover', 'popup.css', `min-inline-size: ${POPUP.titleMinWidth}px`],
  ['[K11] dropdowns', 'tokens.css', `--above-page: ${POPUP.dropdownBase};`],
  ['[K11] modals and popovers', 'tokens.css', `--above-all: ${POPUP.modalBase};`],
  [
    '[K12] the color transition',
    'color-transition.css',
    `animation-duration: ${FEEDBACK.themeTransitionMs}ms`,
  ],
  ['[K6] the zoom', 'zoom.css', `transition: transform ${ZOOM.transitionMs / 1000}s`],
])('%s has the specified value', (_, sheet, rule) => {
  expect(css(sheet)).toContain(rule);
});

it('puts the fonts of the site first in the two font lists, and uses only their weights', () => {
  expect(css('tokens.css')).toMatch(/--font-text:\s*site-text,/);
  expect(css('tokens.css')).toMatch(/--font-code:\s*site-code,/);
  const weights = sheets.flatMap((name) =>
    [...css(name).matchAll(/font(?:-weight)?: (\d{3})\b/g)].map(([, weight]) => Number(weight)),
  );
  expect(weights.length).toBeGreaterThan(0);
  const [lightest, heaviest] = FONT_WEIGHTS.split(' ').map(Number) as [number, number];
  expect(weights.filter((weight) => weight < lightest || weight > heaviest)).toEqual([]);
});
