import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { expectToSeek, writeClip } from '../support/clip.ts';
import { test } from '../support/test.ts';
import type { Page } from '@playwright/test';
import { follow, isSameDocument, expectFullLoad, open } from '../support/reader.ts';

/** Runs `npm run dev` on a small temporary site and uses it like a writer: edit, check, fix. */
let siteDir: string;
/** A copy of the engine, so tests can edit the theme too. */
let engineDir: string;
let dev: ChildProcess;
let address: string;

const COUNTER = `import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>clicked {count}</button>;
}
`;
const withCounter = (title: string) =>
  `import { Counter } from './Counter.tsx'\n\n# ${title}\n\n<Counter />\n\nEnd of ${title}.\n`;

const write = (name: string, text: string) => writeFile(path.join(siteDir, name), text);

test.beforeAll(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'docs-dev-'));
  await mkdir(path.join(siteDir, 'docs/guide'), { recursive: true });
  await write(
    'site.config.ts',
    "export default { title: 'Dev', redirects: { '/former': '/guide/', '/older/*': '/guide/*' } };\n",
  );
  await write('docs/_nav.json', '[{ "text": "Guide", "link": "/guide/" }]');
  await write('docs/index.mdx', '# Home\n\nWelcome.\n');
  await write('docs/guide/index.mdx', '# Guide\n\nFirst text.\n');
  for (const name of ['part', 'other', 'third']) await write(`docs/guide/${name}.mdx`, withCounter(name));
  await write('docs/guide/Counter.tsx', COUNTER);
  await write('docs/guide/broken.mdx', "import { Broken } from './Broken.tsx'\n\n# Broken\n\n<Broken />\n");
  await write('docs/guide/Broken.tsx', 'export const Broken = document.title;\n');
  await write('docs/guide/target.mdx', '# Target\n\n## Install\n\nText.\n');
  await write('docs/guide/linking.mdx', '# Linking\n\nSee [it](./target.mdx#instal).\n');
  // Inside the project so packages resolve, but outside node_modules, which is not watched.
  await mkdir('.cache', { recursive: true });
  engineDir = await mkdtemp(path.resolve('.cache/dev-engine-'));
  for (const name of ['src', 'scripts', 'package.json', 'tsconfig.json'])
    await cp(name, path.join(engineDir, name), { recursive: true });
  dev = spawn(process.execPath, [path.join(engineDir, 'scripts/run.mjs'), 'dev', '--site', siteDir], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve, reject) => {
    dev.once('exit', (code) => reject(new Error(`dev ended with ${code}`)));
    dev.stdout?.on('data', (chunk: Buffer) => {
      const found = /http:\/\/\S+?(?=\/ )/.exec(chunk.toString());
      if (found) resolve(found[0]);
    });
  });
});

test.afterAll(async () => {
  dev.removeAllListeners('exit');
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await ended;
  for (const folder of [siteDir, engineDir]) await rm(folder, { recursive: true, force: true });
});

test.describe.configure({ mode: 'serial' });

/** Waits until the page is connected; edits made before that are lost. */
const waitForConnection = (page: Page) =>
  page.waitForEvent('console', (message) => message.text() === '[vite] connected.');

async function openInDev(page: Page, route: string): Promise<void> {
  const connected = waitForConnection(page);
  await open(page, address + route);
  await connected;
}

test('redirects from the former path of a page', async ({ page }) => {
  await page.goto(`${address}/former?a=1`);
  await expect(page).toHaveURL(`${address}/guide/?a=1`);
  await page.goto(`${address}/older/other`);
  await expect(page).toHaveURL(`${address}/guide/other`);
});

test('shows an edit without reloading the page', async ({ page }) => {
  await openInDev(page, '/guide/');
  await expect(page.getByText('First text.')).toBeVisible();
  // Many editors empty the file for a moment while saving.
  await write('docs/guide/index.mdx', '');
  await write('docs/guide/index.mdx', '# Guide\n\nSecond text.\n');
  await expect(page.getByText('Second text.')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('shows a problem in an overlay until it is fixed, without a reload', async ({ page }) => {
  await openInDev(page, '/guide/');
  await write('docs/guide/index.mdx', '# Guide\n\nSee [more](/nowhere).\n');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('docs/guide/index.mdx:3:5');
  await expect(overlay).toContainText('The link "/nowhere" is broken');
  await expect(overlay).not.toContainText('vite.config');
  await write('docs/guide/index.mdx', '# Guide\n\nFixed.\n');
  await expect(page.getByText('Fixed.')).toBeVisible();
  await expect(overlay).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('React parts work in dev on a full load, after a client navigation and after going back', async ({
  page,
}) => {
  for (const name of ['part', 'other']) {
    await openInDev(page, `/guide/${name}`);
    await page.getByRole('button', { name: 'clicked 0' }).click();
    await expect(page.getByRole('button', { name: 'clicked 1' })).toBeVisible();
    await expect(page.getByText(`End of ${name}.`)).toBeVisible();
  }
  await follow(page, `${address}/guide/third`);
  await expect(page.getByText('End of third.')).toBeVisible();
  await page.getByRole('button', { name: 'clicked 0' }).click();
  await expect(page.getByRole('button', { name: 'clicked 1' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('End of other.')).toBeVisible();
  await page.getByRole('button', { name: /^clicked \d/ }).click();
  await expect(page.getByRole('button', { name: /^clicked [12]/ })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('reports a component that fails to load without breaking other pages', async ({ page }) => {
  const connected = waitForConnection(page);
  const response = await page.goto(`${address}/guide/broken`);
  await connected;
  expect(response?.status()).toBe(500);
  const overlay = page.locator('pre');
  await expect(overlay).toContainText('error docs/guide/Broken.tsx:1:23');
  await expect(overlay).toContainText('This file failed to load: document is not defined.');
  expect((await page.request.get(`${address}/guide/third`)).status()).toBe(200);
  await write('docs/guide/Broken.tsx', 'export const Broken = () => <p>Works now.</p>;\n');
  await expect(page.getByText('Works now.')).toBeVisible();
});

test('ends a module that never ends, names its page, and shows the page once it is fixed', async ({
  page,
}) => {
  await openInDev(page, '/guide/');
  await write('docs/guide/Endless.tsx', 'for (;;);\nexport const Endless = () => null;\n');
  await write(
    'docs/guide/endless.mdx',
    "import { Endless } from './Endless.tsx'\n\n# Endless\n\n<Endless />\n",
  );
  // The reload for a new file would otherwise run the loop once more, beside the requests below.
  await expect(page.getByRole('link', { name: 'Endless' }).first()).toBeVisible();
  // Two files were written: on a busy machine, a second reload of this page would abort the request below.
  await page.goto('about:blank');
  const connected = waitForConnection(page);
  const response = await page.goto(`${address}/guide/endless`);
  await connected;
  expect(response?.status()).toBe(500);
  await expect(page.locator('pre')).toContainText('error docs/guide/endless.mdx');
  await expect(page.locator('pre')).toContainText('was still running after 10 seconds');
  expect((await page.request.get(`${address}/guide/third`)).status()).toBe(200);
  await write('docs/guide/Endless.tsx', 'export const Endless = () => <p>It ends now.</p>;\n');
  await expect(page.getByText('It ends now.')).toBeVisible();
});

test('says which import of a page leads nowhere, and shows the page once it is fixed', async ({ page }) => {
  await write('docs/guide/lost.mdx', "import Chart from 'no-such-chart'\n\n# Lost\n\n<Chart />\n");
  const connected = waitForConnection(page);
  await page.goto(`${address}/guide/lost`);
  await connected;
  await expect(page.locator('pre')).toContainText('error docs/guide/lost.mdx:1:19');
  await expect(page.locator('pre')).toContainText('The import "no-such-chart" cannot be found.');
  await expect(page.locator('pre')).toContainText('Run npm install no-such-chart');
  await write('docs/guide/lost.mdx', '# Lost\n\nFound again.\n');
  await expect(page.getByText('Found again.')).toBeVisible();
});

test('reports the line of a dead anchor, also after another page loses the heading', async ({ page }) => {
  await openInDev(page, '/guide/linking');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('docs/guide/linking.mdx:3:5');
  await expect(overlay).toContainText('The link leads to #instal, but /guide/target has no such heading');
  await expect(overlay).toContainText('Did you mean #install?');
  await write('docs/guide/linking.mdx', '# Linking\n\nSee [it](./target.mdx#install).\n');
  await expect(overlay).toHaveCount(0);
  await write('docs/guide/target.mdx', '# Target\n\n## Set up\n\nText.\n');
  await expect(overlay).toContainText('docs/guide/linking.mdx:3:5');
  await write('docs/guide/target.mdx', '# Target\n\n## Install\n\nText.\n');
  await expect(overlay).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('applies an edit of the theme styles without a reload and keeps component state', async ({ page }) => {
  await openInDev(page, '/guide/part');
  await page.getByRole('button', { name: 'clicked 0' }).click();
  const styles = path.join(engineDir, 'src/theme/styles/prose.css');
  await writeFile(styles, `${await readFile(styles, 'utf8')}\nh1 { letter-spacing: 7px; }\n`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', '7px');
  await expect(page.getByRole('button', { name: 'clicked 1' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('reloads the page after an edit of a server-rendered piece', async ({ page }) => {
  await openInDev(page, '/guide/');
  const piece = path.join(engineDir, 'src/theme/pieces/FooterPiece.tsx');
  const source = await readFile(piece, 'utf8');
  await expectFullLoad(page, () => writeFile(piece, source.replace('<>', '<><p>An edited piece.</p>')));
  await expect(page.getByText('An edited piece.')).toBeVisible();
});

test("blocks images, media and frames in dev that the site's policy forbids", async ({ page }) => {
  await openInDev(page, '/guide/part');
  const blocked = await page.evaluate(async () => {
    const directives: string[] = [];
    const three = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (directives.push(effectiveDirective) === 3) resolve();
      });
    });
    Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' });
    new Audio('https://elsewhere.example/x.mp3').load();
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }),
    );
    await three;
    return directives.sort();
  });
  expect(blocked).toEqual(['frame-src', 'img-src', 'media-src']);
});

test('a reader can go to any place of a recording in dev too', async ({ page }) => {
  await mkdir(path.join(siteDir, 'docs/public'), { recursive: true });
  await writeClip(path.join(siteDir, 'docs/public/clip.wav'));
  await openInDev(page, '/guide/part');
  await expectToSeek(page, `${address}/clip.wav`);
});

test('a new page appears in the sidebar', async ({ page }) => {
  await openInDev(page, '/guide/');
  await write('docs/guide/fresh.mdx', '# A fresh page\n\nHello.\n');
  await expect(page.getByRole('link', { name: 'A fresh page' }).first()).toBeVisible();
});

test('moves the open page when the base path changes', async ({ page }) => {
  await openInDev(page, '/guide/part?a=b#part');
  await write('site.config.ts', "export default { title: 'Dev', base: '/moved/' };\n");
  await page.waitForURL(`${address}/moved/guide/part?a=b#part`);
  await page.getByRole('button', { name: 'clicked 0' }).click();
  await expect(page.getByRole('button', { name: 'clicked 1' })).toBeVisible();
  // The restarted server picks up edits too.
  await write('docs/guide/index.mdx', '# Guide\n\nMoved text.\n');
  await openInDev(page, '/moved/guide/');
  await expect(page.getByText('Moved text.')).toBeVisible();
  await write('docs/guide/index.mdx', '# Guide\n\nMoved and edited.\n');
  await expect(page.getByText('Moved and edited.')).toBeVisible();
});

test('names a missing style sheet and a missing slot, and takes them when they are there', async ({
  page,
}) => {
  await openInDev(page, '/moved/guide/');
  const overlay = page.locator('vite-error-overlay');
  await write(
    'site.config.ts',
    "export default { title: 'Dev', base: '/moved/', styles: 'own.css', slots: { afterArticle: 'Own.tsx' } };\n",
  );
  await expect(overlay).toContainText('`styles` is "own.css", but there is no such file.');
  await expect(overlay).toContainText('`slots.afterArticle` is "Own.tsx", but there is no such file.');
  await write('own.css', '.own { letter-spacing: 7px; }\n');
  await write('Own.tsx', 'export default () => <p className="own">From a slot</p>;\n');
  await expect(async () => {
    await page.goto(`${address}/moved/guide/`);
    await expect(page.getByText('From a slot')).toHaveCSS('letter-spacing', '7px', { timeout: 1000 });
  }).toPass();
  await expect(overlay).toHaveCount(0);
});
