import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKPOINT, LAYOUT, PROGRESS } from '../../model/constants.ts';

const folder = new URL('.', import.meta.url);
const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
const css = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** Every pixel number in the conditions of media queries, with the sheet it stands in. */
const conditions = sheets.flatMap((name) =>
  [...css(name).matchAll(/@media\s*([^{]+)\{/g)].flatMap(([, condition = '']) =>
    [...condition.matchAll(/\((max|min)-width:\s*(\d+)px\)/g)].map(([, bound, pixels]) => ({
      name,
      bound,
      pixels: Number(pixels),
    })),
  ),
);

/** A small phone: the name beside the logo gives way. It is no number of the specification. */
const NARROWEST = 400;

it('[K8] the navbar is 72 px high, 56 on narrow screens, and nobody else says how high', () => {
  const tokens = css('tokens.css');
  const narrow = tokens.slice(tokens.indexOf(`@media (max-width: ${BREAKPOINT.mobile}px)`));
  expect([...tokens.matchAll(/--navbar-height:\s*(\d+)px/g)].map(([, height]) => Number(height))).toEqual([
    LAYOUT.navbarHeight,
    LAYOUT.navbarHeightMobile,
  ]);
  expect(narrow).toContain(`--navbar-height: ${LAYOUT.navbarHeightMobile}px`);
  for (const name of sheets.filter((sheet) => sheet !== 'tokens.css'))
    expect(css(name)).not.toMatch(/--navbar-height:/);
});

it('[K8][K9] media queries know no other widths than the specification', () => {
  const upTo = new Set<number>([
    NARROWEST,
    BREAKPOINT.mobile,
    BREAKPOINT.wide,
    LAYOUT.compactUpTo,
    LAYOUT.compactWithTocUpTo,
  ]);
  expect(conditions.length).toBeGreaterThan(0);
  for (const { name, bound, pixels } of conditions)
    expect([name, upTo.has(bound === 'max' ? pixels : pixels - 1)]).toEqual([name, true]);
});

it('[K8] the sidebar gives way at 960 px and the outline at 1280', () => {
  const widths = (sheet: string) =>
    conditions.filter(({ name }) => name === sheet).map(({ pixels }) => pixels);
  expect(new Set(widths('sidebar.css'))).toEqual(new Set([LAYOUT.compactUpTo, LAYOUT.compactUpTo + 1]));
  expect(new Set(widths('outline.css'))).toEqual(new Set([LAYOUT.compactWithTocUpTo]));
});

it('[K8][K9] the constants are those of the specification', () => {
  expect(LAYOUT).toMatchObject({
    navbarHeight: 72,
    navbarHeightMobile: 56,
    compactUpTo: 960,
    compactWithTocUpTo: 1280,
  });
  expect(BREAKPOINT).toEqual({ mobile: 768, wide: 1280 });
});

it('[K7] the progress bar moves within its speed', () => {
  expect(css('parts.css')).toContain(`transition: transform ${PROGRESS.speedMs}ms`);
});
