import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { format } from 'node:util';
import zlib from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { lockOf } from '../../scripts/one-at-a-time.mjs';
import { BUILD } from '../../src/cli/build-command.ts';
import { command } from '../../src/cli/command.ts';
import { filesBelow, siteWith, tempFolder } from './built-site.ts';

declare const __ENGINE_ROOT__: string;

interface Outcome {
  code: number | string | null | undefined;
  stdout: string;
  stderr: string;
}

/** Runs the command in this process, one at a time. A new process takes longer to load the engine than to build. */
async function run(...args: string[]): Promise<Outcome> {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SITE_URL', undefined);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await command(BUILD, args);
  const printed = ({ mock }: typeof log) => mock.calls.map((words) => `${format(...words)}\n`).join('');
  const outcome = { code: process.exitCode ?? 0, stdout: printed(log), stderr: printed(error) };
  process.exitCode = undefined;
  log.mockRestore();
  error.mockRestore();
  return outcome;
}

/** Runs the real command, as `npm run build -- …` does. */
function runProcess(...args: string[]): Promise<Outcome> {
  return listeningTo(() => {}, args);
}

function listeningTo(onOutput: (text: string) => void, args: string[]): Promise<Outcome> {
  const script = path.join(__ENGINE_ROOT__, 'scripts/run.mjs');
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [script, 'build', ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, stdout, stderr });
    });
    child.stdout?.on('data', onOutput);
  });
}

/** Returns a folder that an earlier build has written. */
function lastSite(): string {
  const out = path.join(tempFolder(), 'dist');
  mkdirSync(out);
  writeFileSync(path.join(out, '_site.json'), '{ "routes": [] }');
  writeFileSync(path.join(out, 'old.html'), 'the last site');
  return out;
}

const STACK_LINE = /^\s+at /m;

describe('a site with problems', { timeout: 120_000 }, () => {
  test('exits with 1, prints all problems in file order and keeps the previous site', async () => {
    const site = siteWith({
      'docs/b.mdx': '# B\n\n[x](/nowhere)\n\n![y](./none.png)\n',
      'docs/a.mdx': '---\ntitel: A\n---\n\n# A\n\n<Missing />\n',
      'docs/_nav.json': '[,]',
    });
    const out = lastSite();
    const { code, stderr } = await runProcess('--site', site, '--out', out);
    expect(code).toBe(1);
    expect(stderr.match(/^(?:error|warning) .*$/gm)).toEqual([
      'error docs/_nav.json:1:2',
      'error docs/a.mdx:2:1',
      'error docs/a.mdx:7:1',
      'error docs/b.mdx:3:1',
      'error docs/b.mdx:5:1',
    ]);
    expect(stderr).toContain('\n  Unknown frontmatter key `titel`.\n  Did you mean `title`?\n');
    expect(stderr.trimEnd()).toMatch(/\n5 errors$/);
    expect(stderr).not.toMatch(STACK_LINE);
    expect(filesBelow(out)).toEqual(['_site.json', 'old.html']);
    expect(readFileSync(path.join(out, 'old.html'), 'utf8')).toBe('the last site');
  });

  test('says once what many places have in common, with the first three and the setting to paste', async () => {
    const shot = '![](https://img.example/a.png)\n\n![](https://img.example/b.png)\n';
    const site = siteWith({
      'docs/a.mdx': `---\nowner: me\n---\n\n# A\n\n${shot}`,
      'docs/b.mdx': `---\nowner: you\n---\n\n# B\n\n${shot}\n[x](/gone)\n`,
      'docs/deep/c.mdx': '# C\n\n[x](../gone)\n',
    });
    const images = [
      "  4 images come from https://img.example, which the site's security policy forbids.",
      "  Put the files next to the page or in docs/public, or add it to `allowedOrigins.images` in site.config.ts: allowedOrigins: { images: ['https://img.example'] }.",
    ];
    const { stderr } = await run('--site', site, '--out', tempFolder());
    const [first, second, third] = ['a.mdx:7:1', 'a.mdx:9:1', 'b.mdx:7:1'].map((place) => `docs/${place}`);
    expect(stderr).toContain(
      [`error ${first}`, second, third, 'and 1 more (--all-places lists them)'].join('\n      ') +
        `\n${images.join('\n')}\n`,
    );
    expect(stderr).toContain(
      'warning docs/a.mdx:2:1\n        docs/b.mdx:2:1\n  Unknown frontmatter key `owner`.\n',
    );
    expect(stderr).toContain('  2 links are broken: there is no page /gone.\n');
    expect(stderr.trimEnd()).toMatch(/\n2 errors in 6 places, 1 warning in 2 places$/);
  });

  test('reports what every step finds in one build, and no mistake twice', async () => {
    const site = siteWith({
      'docs/a.mdx':
        "import Gone from './Gone.tsx'\n\n# A\n\n[x](/nowhere)\n\n<Gone />\n\n{nothing}\n\n<Unknown />\n",
      'docs/b.mdx': "import { chart } from 'no-such-chart'\n\n# B {chart}\n\n[x](/nowhere)\n",
      'docs/c.mdx': "import Wide from './Wide.tsx'\n\n# C\n\n[x](/nowhere)\n\n<Wide />\n",
      'docs/d.mdx': "import Early from './Early.tsx'\n\n# D\n\n<Early />\n",
      'docs/Wide.tsx': 'export default () => <p>{window.innerWidth}</p>;\n',
      'docs/Early.tsx': 'const early = document.title;\nexport default () => <p>{early}</p>;\n',
    });
    const { stderr } = await run('--site', site, '--out', tempFolder());
    const reported = [...stderr.matchAll(/^error (\S+)[^]*?\n {2}(\S.*)$/gm)].map(([, ...words]) =>
      words.join(' '),
    );
    expect(reported).toEqual([
      'docs/Early.tsx:1:15 This file failed to load: document is not defined.',
      'docs/a.mdx:1:1 The import "./Gone.tsx" does not exist.',
      'docs/a.mdx:5:1 3 links are broken: there is no page /nowhere.',
      'docs/a.mdx:9:2 `nothing` is not defined.',
      'docs/a.mdx:11:1 <Unknown> is used but not imported.',
      'docs/b.mdx:1:23 The import "no-such-chart" cannot be found.',
      'docs/c.mdx:7:1 <Wide> failed while it was rendered: window is not defined.',
    ]);
  });

  test('keeps the previous site when only bundling fails', async () => {
    const site = siteWith({
      'docs/a.mdx': "import { Gone } from './Part.tsx'\n\n# A\n\n<Gone />\n",
      'docs/Part.tsx': 'export const Part = () => null;\n',
    });
    const out = lastSite();
    const { code, stderr } = await run('--site', site, '--out', out);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')[0]).toBe('error docs/a.mdx:1:10');
    expect(stderr).not.toMatch(STACK_LINE);
    expect(filesBelow(path.dirname(out))).toEqual(['dist/_site.json', 'dist/old.html']);
  });

  test('names the pages whose modules never end, next to other problems', async () => {
    const usesPart = (title: string) => `import { Part } from './Part.tsx'\n\n# ${title}\n\n<Part />\n`;
    const [pages, config, postcss] = await Promise.all([
      runProcess(
        '--site',
        siteWith({
          'docs/a.mdx':
            '# A\n\nexport const one = await 1\n\nexport const a = (() => { while (one); })()\n\n{a}\n',
          'docs/b.mdx': usesPart('B'),
          'docs/c.mdx': usesPart('C'),
          'docs/Part.tsx': 'for (;;);\nexport const Part = () => null;\n',
          'docs/d.mdx': "# D\n\nexport const d = (() => { throw new Error('its own'); })()\n\n{d}\n",
        }),
        '--time-limit',
        '3',
      ),
      runProcess(
        '--site',
        siteWith({ 'site.config.ts': 'for (;;);\nexport default {};\n' }),
        '--time-limit',
        '3',
      ),
      runProcess(
        '--site',
        siteWith({ 'docs/e.mdx': '# E\n', 'postcss.config.mjs': 'for (;;);\nexport default {};\n' }),
        '--time-limit',
        '3',
      ),
    ]);
    expect([pages.code, config.code, postcss.code]).toEqual([1, 1, 1]);
    const places = ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'].join('\n      ');
    expect(pages.stderr).toContain(
      `error ${places}\n  An expression or a component of this page was still running`,
    );
    expect(pages.stderr).toContain('its own');
    expect(pages.stderr).toMatch(/\n2 errors in 4 places$/m);
    expect(config.stderr).toContain('The configuration was still running after 3 seconds.');
    expect(postcss.stderr).toContain(
      'error postcss.config.mjs\n  The PostCSS configuration was still running after 3 seconds.',
    );
    expect(pages.stderr + config.stderr + postcss.stderr).not.toMatch(STACK_LINE);
  });

  test('reports a missing configuration and a missing docs folder', async () => {
    const empty = tempFolder();
    const noConfig = await run('--site', empty);
    const noDocs = await run('--site', siteWith({}), '--docs', path.join(empty, 'docs'));
    expect([noConfig.code, noDocs.code]).toEqual([1, 1]);
    expect(noConfig.stderr).toContain(`There is no site.config.ts in ${empty}.`);
    expect(noDocs.stderr).toContain('The docs folder does not exist.');
    expect(noConfig.stderr + noDocs.stderr).not.toMatch(STACK_LINE);
  });
});

describe('the folder of --out', { timeout: 60_000 }, () => {
  test('is refused before anything is deleted if it is not for the site alone', async () => {
    const site = siteWith({ '.git/HEAD': 'ref: refs/heads/main\n', 'own/notes.txt': 'Mine.\n', file: '' });
    const before = filesBelow(site);
    const places = ['.', 'docs/dist', 'own', 'file/dist'];
    for (const place of places) {
      const out = path.join(site, place);
      const { code, stdout, stderr } = await run('--site', site, '--out', out);
      expect({ out, code, stdout }).toEqual({ out, code: 1, stdout: '' });
      expect(stderr).toMatch(/^The site cannot be written to /);
      expect(stderr).toContain(path.basename(out));
      expect(stderr).not.toMatch(STACK_LINE);
    }
    expect(filesBelow(site)).toEqual(before);
  });

  test('is `dist` of the site by default, and is replaced with compressed files by the next build', async () => {
    const site = siteWith({ 'docs/index.mdx': `# Home\n\n${'Some words. '.repeat(60)}\n` });
    expect((await run('--site', site)).code).toBe(0);
    const first = filesBelow(path.join(site, 'dist'));
    expect(first).toEqual(expect.arrayContaining(['_site.json', 'index.html', 'index.html.br']));
    const [html, variant] = ['dist/index.html', 'dist/index.html.br'].map((file) =>
      readFileSync(path.join(site, file)),
    );
    // The default of zlib is the best quality, 11.
    expect(variant?.length).toBe(zlib.brotliCompressSync(html!).length);
    writeFileSync(path.join(site, 'docs/other.mdx'), '# Other\n');
    expect((await run('--site', site)).code).toBe(0);
    const names = readdirSync(path.join(site, 'dist'));
    expect(names).toEqual(expect.arrayContaining(['index.html.br', 'other.html']));
    expect(names).not.toContain('.building');
  });

  test('is written by one build at a time', async () => {
    const site = siteWith({ 'docs/index.mdx': '# Home\n' });
    const lock = lockOf(path.join(site, 'dist'));
    writeFileSync(lock, String(process.pid));
    const waiting = 'Waiting for another build into the same folder';
    const endOther = (output: string) => output.includes(waiting) && rmSync(lock);
    const { code, stdout } = await listeningTo(endOther, ['--site', site, '--no-compress']);
    expect(code).toBe(0);
    expect(stdout.split(waiting)).toHaveLength(2);
  });
});

describe('arguments', { timeout: 60_000 }, () => {
  test('--docs builds another docs folder, removes the previous site and compresses files', async () => {
    const site = siteWith({});
    const docs = path.join(tempFolder(), 'elsewhere');
    mkdirSync(docs);
    writeFileSync(path.join(docs, 'other.md'), '# Another folder\n\n```nolang\nx\n```\n');
    const out = lastSite();
    const { code, stdout, stderr } = await run('--site', site, '--docs', docs, '--out', out);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Built 1 pages? into .*\n$/);
    expect(stdout).toContain('language "nolang" of the code block is unknown');
    expect(stdout).toContain(
      "Set `repository` in package.json or in site.config.ts, as\n`repository: { url: '",
    );
    expect(filesBelow(out)).toEqual(
      expect.arrayContaining(['404.html', 'other.html', 'other.html.br', 'other.html.gz', '_site.json']),
    );
    expect(filesBelow(out)).not.toContain('old.html');
    expect(filesBelow(out)).not.toContain('index.html');
  });

  test('an unknown argument is reported in a sentence, and --help lists the known ones', async () => {
    const unknown = await run('--sites', 'x');
    const help = await run('--help');
    expect(unknown.code).toBe(1);
    expect(unknown.stderr).toContain("Unknown option '--sites'");
    expect(unknown.stderr).toContain('Use --help to see all options.');
    expect(unknown.stderr).not.toMatch(STACK_LINE);
    expect(help.code).toBe(0);
    expect(help.stdout).toMatch(/--site DIR.*--docs DIR.*--out DIR/s);
  });
});
