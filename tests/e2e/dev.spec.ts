import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isSameDocument, open } from '../support/reader.ts';

/** `npm run dev` on a small site of its own, used as a writer would: edit, look, mend. */
let siteDir: string;
let dev: ChildProcess;
let address: string;

const write = (name: string, text: string) => writeFile(path.join(siteDir, name), text);

test.beforeAll(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'docs-dev-'));
  await mkdir(path.join(siteDir, 'docs/guide'), { recursive: true });
  await write('site.config.ts', "export default { title: 'Dev' };\n");
  await write('docs/_nav.json', '[{ "text": "Guide", "link": "/guide/" }]');
  await write('docs/index.mdx', '# Home\n\nWelcome.\n');
  await write('docs/guide/index.mdx', '# Guide\n\nFirst text.\n');
  await write('docs/guide/part.mdx', "import { Counter } from './Counter.tsx'\n\n# Part\n\n<Counter />\n");
  await write(
    'docs/guide/Counter.tsx',
    "import { useState } from 'react';\nexport function Counter() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>clicked {n}</button>; }\n",
  );
  dev = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--site', siteDir], {
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
  await rm(siteDir, { recursive: true, force: true });
});

test.describe.configure({ mode: 'serial' });

/** Opens a page that hears of edits: what is sent before it is connected is lost. */
async function openInDev(page: Page, route: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await open(page, address + route);
  await connected;
}

test('an edit shows without a reload and keeps the place', async ({ page }) => {
  await openInDev(page, '/guide/');
  await expect(page.getByText('First text.')).toBeVisible();
  // As many editors do it: the file is empty for a moment.
  await write('docs/guide/index.mdx', '');
  await write('docs/guide/index.mdx', '# Guide\n\nSecond text.\n');
  await expect(page.getByText('Second text.')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a problem shows over the page and goes when it is mended, without a reload', async ({ page }) => {
  await openInDev(page, '/guide/');
  await write('docs/guide/index.mdx', '# Guide\n\nSee [more](/nowhere).\n');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText('docs/guide/index.mdx:3:5');
  await expect(overlay).toContainText('The link "/nowhere" leads nowhere');
  await write('docs/guide/index.mdx', '# Guide\n\nMended.\n');
  await expect(page.getByText('Mended.')).toBeVisible();
  await expect(overlay).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page with a React part works in dev', async ({ page }) => {
  await openInDev(page, '/guide/part');
  await page.getByRole('button', { name: 'clicked 0' }).click();
  await expect(page.getByRole('button', { name: 'clicked 1' })).toBeVisible();
});

test('what the policy of the site forbids to show is not shown in dev either', async ({ page }) => {
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

test('a new page appears in the sidebar', async ({ page }) => {
  await openInDev(page, '/guide/');
  await write('docs/guide/fresh.mdx', '# A fresh page\n\nHello.\n');
  await expect(page.getByRole('link', { name: 'A fresh page' }).first()).toBeVisible();
});
