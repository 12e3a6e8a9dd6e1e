import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { compileMdx, staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { RELEASES_LIST } from './releases-component.ts';
import { SINCE_FILE, writeHistory } from './since-recording.ts';

const PAGE = "import { Releases } from '@theme';\n\n# Releases\n\n<Releases />\n";

let recording = '';
beforeAll(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
  writeHistory(folder, {
    releases: ['0.8.9', '0.9.0', '0.10.1', '0.11.0'],
    options: {
      'lib.dts': {
        '0.8.9': { type: 'boolean', default: 'false' },
        '0.10.1': { type: 'boolean | object', default: 'true' },
      },
    },
    inspected: { 'output.target': { '0.8.9': { default: "'web'" }, '0.9.0': { default: "'node'" } } },
    flags: { '--watch': { '0.10.1': { type: 'build' } } },
    api: { build: { '0.8.9': {}, '0.9.0': null } },
  });
  recording = readFileSync(path.join(folder, SINCE_FILE), 'utf8');
  rmSync(folder, { recursive: true });
});

const compile = (files: Record<string, string>, lang = 'en') =>
  compileMdx(PAGE, files, { lang }, [{ components: { Releases: RELEASES_LIST } }]);

test('lists what each release changed, newest first, for readers, the outline and the Markdown twin', async () => {
  const page = await compile({ [SINCE_FILE]: recording });
  expect(page.problems).toEqual([]);
  expect(page.data.toc.map(({ text, id }) => `${text} ${id}`)).toEqual([
    '0.11 v0-11',
    '0.10 v0-10',
    '0.9 v0-9',
    '0.8 v0-8',
  ]);
  expect(page.sections.map(({ text }) => text).join('\n')).toContain('lib.dts: default false → true');
  expect(page.sections.map(({ text }) => text).join('\n')).not.toContain('output.target');
  expect(page.markdown).toBe(`# Releases

## 0.11

The same options, flags and exports as before.

## 0.10

**0.10.1** compared with 0.9.0:

- \`lib.dts\`: default \`false\` → \`true\`, type + \`object\`
- New flags: \`--watch\`

## 0.9

**0.9.0** compared with 0.8.9:

- \`output.target\`: default \`'web'\` → \`'node'\`
- Removed exports: \`build\`

## 0.8

0.8.9 is the oldest release on the registry.
`);
});

test('is an island that knows where the recording is', async () => {
  const page = await compile({ [SINCE_FILE]: recording });
  expect(page.scripts).toEqual([]);
  const [asset] = page.assets;
  expect(asset?.output).toMatch(/^assets\/releases-\w+\.json$/);
  expect(staticHtml(page)).toContain(`data-island="Releases" data-releases="/${asset?.output}"`);
});

test('reports a missing recording with the command that writes it', async () => {
  const { problems } = await compile({});
  expect(problems).toMatchObject([{ file: SINCE_FILE, fix: 'Run: npm run since' }]);
});

test('speaks the language of the page, and gives its script the same words', async () => {
  const page = await compile({ [SINCE_FILE]: recording }, 'zh');
  expect(page.markdown).toContain('**0.10.1** 与 0.9.0 相比：\n\n- `lib.dts`：默认值 `false` → `true`、类型');
  expect(page.markdown).toContain('- 新增命令行参数：`--watch`');
  expect(staticHtml(page)).toContain('aria-label="比较两个版本"');
  expect(staticHtml(page)).toContain('&quot;From&quot;:&quot;从&quot;');
  expect(staticHtml(await compile({ [SINCE_FILE]: recording }))).not.toContain('data-words');
});
