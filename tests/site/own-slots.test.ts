import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setTimeLimit } from '../../src/engine/files/load-in-time.ts';
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
  expect(blocked).toHaveLength(1);
  expect(blocked[0]).toMatchObject({
    file: 'src/Slot.tsx',
    what: expect.stringContaining('renders a style attribute') as unknown,
  });
});

test('a slot that throws or never ends is reported once, at its file', TIME, async () => {
  const of = (body: string) =>
    problemsOf(
      siteWith({
        ...PAGES,
        'site.config.ts': config({ afterArticle: 'src/Slot.tsx' }),
        'src/Slot.tsx': `export default function Slot({ page }) {\n  ${body}\n  return null;\n}\n`,
      }),
    );
  expect(await of("if (page.routePath === '/guide/start') throw new Error('no data');")).toMatchObject([
    {
      file: 'src/Slot.tsx',
      what: 'The component of `slots.afterArticle` failed while it was rendered: no data.',
    },
  ]);
  expect(await of("throw new Error('no data');")).toHaveLength(1);
  setTimeLimit(1);
  try {
    expect((await of('for (;;);'))[0]).toMatchObject({
      file: 'src/Slot.tsx',
      what: 'The component of `slots.afterArticle` was still running after 1 seconds.',
    });
  } finally {
    setTimeLimit(10);
  }
});

test('a slot may use components with words and with state, which become islands', TIME, async () => {
  const site = await build(
    siteWith({
      ...PAGES,
      'site.config.ts': config({ beforeArticle: 'src/Slot.tsx', afterArticle: 'src/Slot.tsx' }),
      'src/Slot.tsx': `import { Callout, Tab, Tabs } from '@theme';
export default () => <Callout type="tip"><Tabs><Tab label="One">1</Tab><Tab>2</Tab></Tabs></Callout>;
`,
    }),
  );
  const page = site.page('guide/start.html');
  expect(page.querySelector('.slot .callout-title')?.textContent).toBe('Tip');
  expect(page.querySelectorAll('.slot [data-island="Tabs"]')).toHaveLength(2);
  const ids = [...page.querySelectorAll('.slot [id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
  expect(site.read('guide/start.html')).toContain('.doc-header:has(>.slot)');
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
