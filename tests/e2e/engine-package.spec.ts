import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect } from '@playwright/test';
import { copyPackages } from '../support/copy-packages.ts';
import { isSameDocument, open, recordFaults } from '../support/reader.ts';
import { test } from '../support/test.ts';

const root = process.cwd();
const fixture = (name: string) => path.join(root, 'tests/fixtures', name);

const CONFIG = `import { defineConfig } from 'stillpage';
import fixture from './fixture.config.ts';
import { changelog } from './src/changelog/extension.ts';

export default defineConfig({
  ...fixture,
  base: '/kit/',
  extensions: [changelog],
  slots: { afterArticle: 'src/Help.tsx' },
  styles: 'src/own.css',
});
`;
const HELP = `import { Tab, Tabs } from '@theme';

export default () => (
  <Tabs defaultValue="chat">
    <Tab label="Chat" value="chat">Ask in the chat.</Tab>
    <Tab label="Mail" value="mail">Write a letter.</Tab>
  </Tabs>
);
`;
const CHANGES = `import { Changelog } from '@theme';

# Changes

<Changelog file="changes.txt" />
`;

/** Runs a program that has to succeed. */
function run(cwd: string, program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd, stdio: 'pipe', shell: process.platform === 'win32' });
}

/** Installs the packed engine in an empty folder without a network, and writes a site with everything that a site can add. */
function installedSite(site: string): string {
  run(root, process.execPath, 'scripts/run.mjs', 'engine-pack', '--out', site);
  const tarball = readdirSync(site).find((name) => name.endsWith('.tgz'))!;
  const manifest = execFileSync('tar', ['-xzOf', path.join(site, tarball), 'package/package.json'], {
    encoding: 'utf8',
  });
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  copyPackages(Object.keys(dependencies), {
    from: path.join(root, 'node_modules'),
    to: path.join(site, 'node_modules'),
  });
  run(site, 'npm', 'install', '--offline', '--no-audit', '--no-fund', tarball);

  cpSync(fixture('two-locales'), site, { recursive: true });
  cpSync(path.join(site, 'site.config.ts'), path.join(site, 'fixture.config.ts'));
  cpSync(fixture('changelog-extension'), path.join(site, 'src/changelog'), { recursive: true });
  writeFileSync(path.join(site, 'site.config.ts'), CONFIG);
  writeFileSync(path.join(site, 'src/Help.tsx'), HELP);
  writeFileSync(path.join(site, 'src/own.css'), 'h1 { letter-spacing: 3px; }\n');
  writeFileSync(path.join(site, 'changes.txt'), 'BREAKING: Clamp throws for NaN.\nAccept a range.\n');
  const guide = path.join(site, 'docs/v2/en/guide');
  writeFileSync(path.join(guide, 'changes.mdx'), CHANGES);
  const menu = path.join(guide, '_meta.json');
  writeFileSync(menu, JSON.stringify([...(JSON.parse(readFileSync(menu, 'utf8')) as string[]), 'changes']));
  return path.join(site, 'node_modules/stillpage/main.mjs');
}

test('a site made of the installed engine alone works below its base path, in two languages and versions', async ({
  page,
}) => {
  test.slow();
  const site = mkdtempSync(path.join(os.tmpdir(), 'installed-engine-'));
  mkdirSync(path.join(site, 'node_modules'));
  const program = installedSite(site);
  run(site, process.execPath, program, 'build', '--compress', '4');
  const server = spawn(process.execPath, [program, 'preview'], {
    cwd: site,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
  });
  const ended = once(server, 'close');
  try {
    const home = await new Promise<string>((resolve) => {
      server.stdout.on('data', (chunk: Buffer) => {
        const found = /http:\/\/\S+\/kit\//.exec(chunk.toString());
        if (found) resolve(found[0]);
      });
    });
    const faults = await recordFaults(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await test.step('a component of the site keeps its state, and a slot has working tabs', async () => {
      await open(page, `${home}guide/where`);
      const where = page.locator('.where');
      await where.click();
      await expect(where).toHaveText(/\|\/guide\/where\|Two tongues\|1$/);
      const slot = page.locator('.slot.after-article');
      await slot.getByRole('tab', { name: 'Mail' }).click();
      await expect(slot.getByText('Write a letter.')).toBeVisible();
      await expect(slot.getByText('Ask in the chat.')).toBeHidden();
      await expect(page.locator('h1')).toHaveCSS('letter-spacing', '3px');
    });

    await test.step('another language and version open in place, with the slot and the styles', async () => {
      await page.getByRole('button', { name: /^Language:/ }).click();
      await page.locator('.navbar .dropdown').getByRole('link', { name: '简体中文' }).click();
      await expect(page).toHaveURL(`${home}zh/guide/where`);
      await expect(page.locator('.slot.after-article').getByRole('tab', { name: 'Chat' })).toBeVisible();
      await page.getByRole('button', { name: /^版本:/ }).click();
      await page.locator('.navbar .dropdown').getByRole('link', { name: 'v1' }).click();
      await expect(page).toHaveURL(`${home}v1/zh/`);
      await expect(page.locator('h1')).toHaveCSS('letter-spacing', '3px');
      expect(await isSameDocument(page)).toBe(true);
    });

    await test.step('an extension of the site has its half in the browser', async () => {
      await open(page, `${home}guide/changes`);
      await page.getByRole('button', { name: 'Only breaking changes' }).click();
      await expect(page.getByText('Accept a range.')).toBeHidden();
      await expect(page.getByText('Clamp throws for NaN.')).toBeVisible();
    });
    expect(faults).toEqual([]);
  } finally {
    server.kill();
    await ended;
    rmSync(site, { recursive: true, force: true });
  }
});
