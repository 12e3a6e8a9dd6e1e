import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { pageFile } from '../../src/engine/content/page-file.ts';
import { distDir, routesOf } from '../support/built-site.ts';

/**
 * Every address that the site has ever had: routes, and the anchors of their headings. Other sites link to them, so one
 * that goes away has to keep leading somewhere. Add new ones with each release.
 */
const published = JSON.parse(
  readFileSync(new URL('published-addresses.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

test('every page and heading that was ever published still has its address', () => {
  const routes = new Set(routesOf(distDir));
  const lost = Object.entries(published).flatMap(([route, anchors]) => {
    if (!routes.has(route)) return [route];
    const html = readFileSync(path.join(distDir, pageFile(route, '.html')), 'utf8');
    return anchors
      .filter((anchor) => !html.includes(` id="${anchor}"`))
      .map((anchor) => `${route}#${anchor}`);
  });
  expect(lost).toEqual([]);
});
