import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SLOTS } from '../../src/model/slots.ts';
import { build, problemsOf, siteWith } from './built-site.ts';
import type { BuiltSite } from './built-site.ts';

const TIME = { timeout: 60_000 };
const PAGES = { 'docs/guide/start.mdx': '# Start\n', 'docs/guide/_meta.json': '["start"]' };
const config = (slots: object) => `export default { title: 'Own', slots: ${JSON.stringify(slots)} };\n`;

const SLOT = `import { useSite } from '@runtime';
import { Badge } from '@theme';
export default ({ page, name = useSite().site.title }) => <p><Badge text="own" /> {name}: {page.title}</p>;
`;

const scriptsOf = (site: BuiltSite) =>
  site.files().filter((name) => name.startsWith('assets/') && name.endsWith('.js'));

test('each slot is in its place, as text that browsers load no code for', TIME, async () => {
  const site = await build(
    siteWith({
      ...PAGES,
      'site.config.ts': config(Object.fromEntries(SLOTS.map((name) => [name, 'src/Slot.tsx']))),
      'src/Slot.tsx': SLOT,
    }),
  );
  const page = site.page('guide/start.html');
  const places = [...page.querySelectorAll('.slot')].map((slot) => [
    slot.className,
    slot.closest('.navbar, .sidebar, .doc-header, .doc-footer, .site-footer')?.classList[0],
  ]);
  expect(places).toEqual([
    ['slot before-navbar', 'navbar'],
    ['slot after-navbar', 'navbar'],
    ['slot before-sidebar', 'sidebar'],
    ['slot after-sidebar', 'sidebar'],
    ['slot before-article', 'doc-header'],
    ['slot after-article', 'doc-footer'],
    ['slot before-footer', 'site-footer'],
    ['slot after-footer', 'site-footer'],
  ]);
  expect(page.querySelector('.after-article')?.textContent).toBe('own Own: Start');

  const without = await build(siteWith(PAGES));
  expect(scriptsOf(site)).toEqual(scriptsOf(without));
  const bytes = (one: BuiltSite) =>
    scriptsOf(one).map((name) => readFileSync(path.join(one.outDir, name)).length);
  expect(bytes(site)).toEqual(bytes(without));
});

test('a slot without a component, and one that the policy would block, are reported', TIME, async () => {
  expect(
    await problemsOf(
      siteWith({
        'site.config.ts': config({ afterArticle: 'src/None.tsx', beforeFooter: 'src/Named.tsx' }),
        'src/Named.tsx': 'export const Named = () => null;\n',
      }),
    ),
  ).toMatchObject([
    { file: 'site.config.ts', what: '`slots.afterArticle` is "src/None.tsx", but there is no such file.' },
    { file: 'site.config.ts', what: '`slots.beforeFooter` is "src/Named.tsx", which has no default export.' },
  ]);
  const blocked = await problemsOf(
    siteWith({
      'site.config.ts': config({ beforeFooter: 'src/Slot.tsx' }),
      'src/Slot.tsx': 'export default () => <p style={{ color: "red" }}>red</p>;\n',
    }),
  );
  expect(blocked[0]?.what).toContain('slots.beforeFooter renders a style attribute');
});

test('a slot that cannot be compiled is reported with its line', TIME, async () => {
  const problems = await problemsOf(
    siteWith({
      'site.config.ts': config({ afterArticle: 'src/Slot.tsx' }),
      'src/Slot.tsx': 'export default () => (\n  <p>\n);\n',
    }),
  );
  expect(problems[0]).toMatchObject({ file: 'src/Slot.tsx', level: 'error' });
});
