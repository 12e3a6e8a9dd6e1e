import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { beforeAll, describe, expect, test } from 'vitest';
import { examine } from '../../src/doctor/examine/examine.ts';
import { readTarball } from '../../src/doctor/read/read-tarball.ts';
import { packEngine } from '../../src/package/pack/pack-engine.ts';
import { copyPackages } from '../support/copy-packages.ts';
import { filesBelow, fixtureDir, tempFolder } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

/** What this site documents, and the folders with the code that only it has. */
const OF_THIS_SITE = /rslib|rsbuild|rspack|src[\\/](?:proof|lab|doctor|starter|desk|learn|mcp|cli)\b/i;

const HELLO = `import { Badge } from '@theme';
import { usePage } from '@runtime';

export function Hello() {
  const { page } = usePage();
  return <p>This is {page.title}. <Badge text="new" /></p>;
}

export function useWrong(): number {
  // @ts-expect-error -- a title is a string
  return usePage().page.title;
}
`;
const LIST = 'BREAKING: Clamp throws for NaN.\nAccept a range.\n';
const CHANGES =
  '---\ndescription: What changed.\n---\n\nimport { Changelog } from \'@theme\';\n\n# Changes\n\n<Changelog file="changes.txt" />\n';
const PAGE =
  "---\ndescription: A part.\n---\n\nimport { Hello } from '../Hello.tsx';\n\n# Parts\n\n<Hello />\n";

interface Outcome {
  code: unknown;
  printed: string;
}

function run(cwd: string, file: string, ...args: string[]): Promise<Outcome> {
  // The test runner's own value would make React another one.
  const env = { ...process.env, NODE_ENV: '' };
  return new Promise((resolve) => {
    execFile(file, args, { cwd, env, shell: process.platform === 'win32' }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, printed: stdout + stderr }),
    );
  });
}

describe('the package of the engine, installed in an empty folder,', { timeout: 120_000 }, () => {
  const site = path.join(tempFolder(), 'clamp-docs');
  const packages = path.join(site, 'node_modules');
  const own = path.join(packages, 'stillpage');
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const stillpage = (...args: string[]) => run(site, process.execPath, path.join(own, 'main.mjs'), ...args);
  let installed: Outcome;
  let created: Outcome;
  let shipped: string[];
  let tarball = '';

  beforeAll(async () => {
    mkdirSync(packages, { recursive: true });
    tarball = await packEngine({ engineRoot: __ENGINE_ROOT__, outDir: site });
    const { dependencies } = await manifestIn();
    copyPackages(Object.keys(dependencies), {
      from: path.join(__ENGINE_ROOT__, 'node_modules'),
      to: packages,
    });
    installed = await run(
      site,
      'npm',
      'install',
      '--offline',
      '--no-audit',
      '--no-fund',
      path.basename(tarball),
    );
    shipped = filesBelow(own);
    created = await stillpage('new-site', '.');
    writeFileSync(path.join(site, 'docs/Hello.tsx'), HELLO);
    writeFileSync(path.join(site, 'docs/guide/parts.mdx'), PAGE);
    writeFileSync(path.join(site, 'docs/guide/changes.mdx'), CHANGES);
    writeFileSync(path.join(site, 'docs/guide/_meta.json'), '["start", "pages", "parts", "changes"]');
    writeFileSync(path.join(site, 'changes.txt'), LIST);
    cpSync(fixtureDir('changelog-extension'), path.join(site, 'src/changelog'), { recursive: true });
    const config = read('site.config.ts');
    writeFileSync(
      path.join(site, 'site.config.ts'),
      `import { changelog } from './src/changelog/extension.ts';\n${config.replace('title:', 'extensions: [changelog],\n  title:')}`,
    );
  }, 240_000);

  /** npm reads the manifest of a tarball without unpacking it. */
  async function manifestIn(): Promise<{ dependencies: Record<string, string> }> {
    const { printed } = await run(site, 'tar', '-xzOf', tarball, 'package/package.json');
    return JSON.parse(printed) as { dependencies: Record<string, string> };
  }

  test('needs no network and runs no script', () => {
    expect(installed).toMatchObject({ code: 0 });
    expect(read('package-lock.json')).not.toContain('hasInstallScript');
    expect(JSON.parse(read('node_modules/stillpage/package.json'))).not.toHaveProperty('scripts');
  });

  test('has nothing of the site that it comes from', () => {
    expect(shipped.length).toBeGreaterThan(300);
    // The notice names the authors.
    const found = shipped.filter(
      (file) =>
        file !== 'LICENSE' && OF_THIS_SITE.test(`${file}\n${readFileSync(path.join(own, file), 'utf8')}`),
    );
    expect(found).toEqual([]);
  });

  test('has no error that the doctor finds', async () => {
    const { findings } = await examine(await readTarball(readFileSync(tarball)));
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('creates a site whose commands are scripts', () => {
    expect(created).toMatchObject({ code: 0, printed: expect.stringContaining('npm start') as unknown });
    expect(JSON.parse(read('package.json'))).toMatchObject({
      scripts: { start: 'stillpage dev', test: 'stillpage check && tsc && stillpage build' },
      dependencies: { stillpage: expect.stringContaining('.tgz') as unknown },
    });
    expect(read('.github/workflows/site.yml')).toContain('npm test');
  });

  test('has the interface that its report shows', async () => {
    const types = path.join(own, 'types');
    const text = (file: string) => readFileSync(path.join(types, file), 'utf8');
    const entries = ['package/api/entry.d.ts', 'components/rendered.d.ts', 'theme/site-hooks.d.ts'];
    const reported = new Set(entries);
    for (const entry of entries)
      for (const [, target = ''] of text(entry).matchAll(/from ["'](\.[^"']+)\.tsx?["']/g))
        reported.add(path.posix.join(path.posix.dirname(entry), `${target}.d.ts`));
    const report = [...reported].map((file) => `// ${file}\n\n${text(file)}`).join('\n');
    // Run this test with -u to accept a change, and say in the changelog what it is.
    await expect(report).toMatchFileSnapshot('../../src/package/api/report.txt');
  });

  test('checks it, links and types', async () => {
    expect(await stillpage('check')).toEqual({ code: 0, printed: 'Checked 5 pages and their links.\n' });
    const tsc = path.join(__ENGINE_ROOT__, 'node_modules/typescript/bin/tsc');
    expect(await run(site, process.execPath, tsc)).toEqual({ code: 0, printed: '' });
  });

  test('builds it, with what it caches in the site', async () => {
    const { code, printed } = await stillpage('build', '--compress', '4');
    expect(printed).not.toMatch(/^(?:error|warning) /m);
    expect(code).toBe(0);
    const html = read('dist/guide/parts.html');
    expect(html).toContain('<meta name="generator" content="stillpage 1.0.0">');
    expect(html).toMatch(/This is (?:<!-- -->)?Parts/);
    expect(filesBelow(path.join(packages, '.cache/stillpage')).length).toBeGreaterThan(0);
    expect(filesBelow(own)).toEqual(shipped);
  });

  test('builds a component of an extension that was written for it, with both halves and its words', () => {
    const html = read('dist/guide/changes.html');
    expect(html).toMatch(/aria-pressed="false">Only breaking changes<\/button>/);
    expect(html).toContain('<li data-breaking>Clamp throws for NaN.</li><li>Accept a range.</li>');
    expect(html).toContain('.changelog[data-only-breaking]');
    expect(read('dist/guide/changes.md')).toContain('- BREAKING: Clamp throws for NaN.');
    const scripts = filesBelow(path.join(site, 'dist/assets')).filter((name) => name.endsWith('.js'));
    expect(scripts.some((name) => read(`dist/assets/${name}`).includes('.changelog > button'))).toBe(true);
  });

  test('serves it while you write', async () => {
    const env = { ...process.env, NODE_ENV: '', HOST: '127.0.0.1', PORT: '0' };
    const dev = spawn(process.execPath, [path.join(own, 'main.mjs'), 'dev'], { cwd: site, env });
    const ended = once(dev, 'close');
    try {
      const origin = await new Promise<string>((resolve) => {
        dev.stdout.on('data', (chunk: Buffer) => {
          const found = /http:\/\/\S+?(?=\/ )/.exec(chunk.toString());
          if (found) resolve(found[0]);
        });
      });
      const get = async (address: string) => (await fetch(origin + address)).text();
      expect(await get('/guide/parts')).toMatch(/This is (?:<!-- -->)?Parts/);
      const app = await get('/src/theme/start-app.tsx');
      const [, react = ''] = /from "([^"]*stillpage\/vite\/deps\/react[^"]*)"/.exec(app) ?? [];
      expect(await get(react)).toContain('react');
    } finally {
      dev.kill();
      await ended;
    }
    expect(filesBelow(own)).toEqual(shipped);
  });

  test('reports a wrong setting and a wrong link in its own words', async () => {
    writeFileSync(path.join(site, 'docs/guide/parts.mdx'), `${PAGE}\n[Gone](/guide/gone)\n`);
    const { code, printed } = await stillpage('check');
    expect(code).toBe(1);
    expect(printed).toContain('docs/guide/parts.mdx:11');
    expect(await stillpage('biuld')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('Unknown command "biuld". Did you mean "build"?') as unknown,
    });
  });
});
