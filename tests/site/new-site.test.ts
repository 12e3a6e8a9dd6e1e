import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesBelow, tempFolder } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

/** Runs a command as `npm run` does. Resolves with the exit code and everything it printed. */
function run(...args: string[]): Promise<{ code: unknown; printed: string }> {
  const script = path.join(__ENGINE_ROOT__, 'scripts/run.mjs');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, printed: stdout + stderr }),
    );
  });
}

describe('a new site', { timeout: 120_000 }, () => {
  const site = path.join(tempFolder(), 'clamp-docs');
  const out = path.join(site, 'dist');
  let created = '';
  beforeAll(async () => {
    ({ printed: created } = await run('new-site', site));
  });

  test('has a configuration with a title from its folder, and says how to go on', () => {
    expect(readFileSync(path.join(site, 'site.config.ts'), 'utf8')).toContain('title: "Clamp docs"');
    for (const command of ['dev', 'build', 'preview', 'prose'])
      expect(created).toContain(`npm run ${command} -- `);
  });

  test('builds without a warning, with every page in the sidebar or the navigation', async () => {
    const { code, printed } = await run('build', '--site', site, '--out', out);
    expect(printed).not.toMatch(/^(?:error|warning) /m);
    expect(code).toBe(0);
    const built = filesBelow(out);
    for (const file of ['index.html', 'guide/start.html', 'guide/pages.html', 'logo.svg', '404.html'])
      expect(built).toContain(file);
    expect(readFileSync(path.join(out, 'guide/start.html'), 'utf8')).toContain('href="/guide/pages"');
  });

  test('passes the check of spelling and style', async () => {
    const { code, printed } = await run('prose', '--site', site);
    expect({ code, printed }).toMatchObject({ code: 0, printed: expect.stringContaining('3 pages.') });
  });
});

test.each([
  ['without a folder', [], 'Give one folder for the new site: npm run new-site ../my-docs'],
  ['with two folders', ['a', 'b'], 'Give one folder for the new site: npm run new-site ../my-docs'],
])('%s, the command says what it needs', async (_, words, message) => {
  expect(await run('new-site', ...words)).toEqual({ code: 1, printed: `${message}\n` });
});

test('a folder that is not empty stays as it is', async () => {
  const folder = tempFolder();
  writeFileSync(path.join(folder, 'notes.txt'), 'mine');
  const { code, printed } = await run('new-site', folder);
  expect(code).toBe(1);
  expect(printed).toBe(
    `${folder} is not empty. Choose another folder, or empty this one: nothing is overwritten.\n`,
  );
  expect(existsSync(path.join(folder, 'site.config.ts'))).toBe(false);
});

test('a file is not taken for a folder', async () => {
  const file = path.join(tempFolder(), 'notes.txt');
  writeFileSync(file, 'mine');
  expect(await run('new-site', file)).toEqual({
    code: 1,
    printed: `${file} is a file. Choose a folder for the new site.\n`,
  });
});
