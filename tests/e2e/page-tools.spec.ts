import { expect } from '@playwright/test';
import { filesOf, FIXTURES } from '../support/doctor-fixtures.ts';
import { openDoctor } from '../support/doctor-page.ts';
import { expectBuilt, openLab } from '../support/lab-page.ts';
import { isSameDocument, open, pathOf, recordFaults, recordRequests } from '../support/reader.ts';
import { fillQuery, optionsOf } from '../support/search-dialog.ts';
import { test } from '../support/test.ts';
import { callTool, offeredTools, standInForWebMcp } from '../support/webmcp.ts';

const ON_EVERY_PAGE = ['search', 'get_page', 'current_page', 'navigate', 'get_option'];

test('a browser without WebMCP loads nothing for it', async ({ page }) => {
  const requests = recordRequests(page);
  await open(page, '/guide/start/quick-start');
  await page.waitForLoadState('networkidle');
  expect(requests.map(pathOf).filter((path) => /tools/.test(path))).toEqual([]);
});

test('an assistant of the browser searches, reads and shows pages', async ({ page }) => {
  await standInForWebMcp(page);
  const faults = await recordFaults(page);
  const requests = recordRequests(page);
  await open(page, '/guide/start/quick-start');
  await page.waitForFunction(() => webMcpTools.size > 0);
  expect(await offeredTools(page)).toEqual(ON_EVERY_PAGE);
  expect(requests.map(pathOf).filter((path) => /search/.test(path))).toEqual([]);

  await test.step('search answers as the dialog does', async () => {
    await page.keyboard.press('/');
    // Fills when the dialog is there; text inserted without keys before that goes nowhere.
    await fillQuery(page, 'bundle types');
    // Each has its own worker, and may answer before its whole index has loaded.
    await expect(async () => {
      const { sections } = await callTool(page, 'search', { query: 'bundle types' });
      const shown = await optionsOf(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(shown).toContain((sections as { page: string }[])[0]!.page);
    }).toPass();
    await page.keyboard.press('Escape');
  });

  await test.step('get_page reads a page and a section of it', async () => {
    const whole = await callTool(page, 'get_page', { page: '/config/lib/dts' });
    const part = await callTool(page, 'get_page', { page: '/config/lib/dts', heading: 'dts.bundle' });
    expect(whole['markdown']).toMatch(/^# lib\.dts\n/);
    expect(part['markdown']).toMatch(/^## dts\.bundle\n/);
    expect(whole['markdown']).toContain(part['markdown']);
  });

  await test.step('get_option knows a name with and without its place', async () => {
    const { page: at, markdown } = await callTool(page, 'get_option', { name: 'lib.dts.bundle' });
    expect(at).toBe('/config/lib/dts#dtsbundle');
    expect(markdown).toContain('Type: ');
    expect(await callTool(page, 'get_option', { name: 'output.minify' })).toMatchObject({
      page: '/config/rsbuild/output#outputminify',
    });
  });

  await test.step('navigate shows a page in place, and current_page says which', async () => {
    await callTool(page, 'navigate', { page: '/config/lib/dts#dtsbundle' });
    await expect(page).toHaveURL('/config/lib/dts#dtsbundle');
    expect(await isSameDocument(page)).toBe(true);
    expect(await callTool(page, 'current_page')).toMatchObject({
      page: '/config/lib/dts#dtsbundle',
      title: expect.stringContaining('dts'),
      language: 'en',
    });
    expect(await offeredTools(page)).toEqual(ON_EVERY_PAGE);
  });

  // Failed requests are what is asked for below.
  expect(faults).toEqual([]);
  await test.step('what cannot be answered is refused with a sentence', async () => {
    const call = (name: string, input: object) => callTool(page, name, input);
    await expect(call('search', {})).rejects.toThrow('"query" has to be a string');
    await expect(call('get_page', { page: '/nowhere' })).rejects.toThrow('There is no page /nowhere');
    await expect(call('navigate', { page: 'https://elsewhere.example/' })).rejects.toThrow('not a page');
    await expect(call('get_option', { name: 'minfiy' })).rejects.toThrow('No section is about "minfiy"');
    await expect(page).toHaveURL('/config/lib/dts#dtsbundle');
  });
});

test('in the lab, an assistant builds and checks what the reader then sees', async ({ page }) => {
  test.slow();
  await standInForWebMcp(page);
  const faults = await recordFaults(page);
  await openLab(page);
  const files = {
    'package.json': JSON.stringify({
      name: 'sum-kit',
      version: '1.0.0',
      type: 'module',
      exports: './dist/main.js',
    }),
    'rslib.config.ts': "export default { lib: [{ format: 'esm' }] };\n",
    'src/index.ts': 'export const sum = (one: number, other: number): number => one + other;\n',
  };
  const built = await callTool(page, 'build', { files });
  expect(built).toMatchObject({ ok: true, files: [{ path: 'dist/index.js' }] });
  await expectBuilt(page);
  await expect(page.locator('.lab-source')).toContainText('one + other');

  expect(await callTool(page, 'build')).toEqual(built);
  expect((await callTool(page, 'check', { files }))['report']).toContain('dist/main.js');

  const code = { ...files, 'rslib.config.ts': 'export default { lib: [{ format: name() }] };' };
  await expect(callTool(page, 'build', { files: code })).rejects.toThrow('only the reader can allow');
  await expect(callTool(page, 'build', { files: { '../x': '' } })).rejects.toThrow('leaves the project');
  expect((await offeredTools(page)).toSorted()).toEqual([...ON_EVERY_PAGE, 'build', 'check'].toSorted());
  expect(faults).toEqual([]);
});

test('on the page of the doctor, an assistant checks a package', async ({ page }) => {
  await standInForWebMcp(page);
  const faults = await recordFaults(page);
  await openDoctor(page);
  const files = filesOf(FIXTURES['esm']!);
  const { verdict } = await callTool(page, 'check', { files });
  expect(verdict).toBe('kit-esm 1.0.0 works for everybody it is written for.');
  await expect(callTool(page, 'check', {})).rejects.toThrow('the files of a package');
  expect(faults).toEqual([]);
});
