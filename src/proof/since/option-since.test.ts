import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { problemTexts } from '../../engine/site/temp-site.fixture.ts';
import { compileProven } from '../compile-proven.fixture.ts';
import { SINCE_FILE, writeHistory } from './since-recording.ts';

const PAGE = `import { Option } from '@theme';

# Page

<Option name="lib.dts" type="boolean" default="false" />

## Other

<Option name="output.polyfill" type="string" />
<Option name="output.module" type="boolean" />
`;

let recording = '';
beforeAll(() => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'since-'));
  const options = { 'lib.dts': { '0.9.0': { type: 'boolean' }, '1.0.0': { isDeprecated: true as const } } };
  const inspected = {
    'output.target': { '0.8.9': { default: "'web'" }, '1.0.0': { default: "'node'" } },
    'output.polyfill': { '0.8.9': { default: "'off'" } },
    'output.module': { '0.9.0': { default: 'false' }, '1.0.0': { default: 'true' } },
  };
  writeHistory(folder, { releases: ['0.8.9', '0.9.0', '1.0.0'], options, inspected, flags: {}, api: {} });
  recording = readFileSync(path.join(folder, SINCE_FILE), 'utf8');
  rmSync(folder, { recursive: true });
});

const compile = (text = recording, page = PAGE) => compileProven(page, { [SINCE_FILE]: text });

test('says since when an option of Rslib exists, in the Markdown twin and the words of its section', async () => {
  const { markdown, sections, problems } = await compile();
  expect(problems).toEqual([]);
  expect(markdown).toContain('- Since: 0.9, deprecated in 1.0\n');
  expect(markdown.match(/Since/g)).toHaveLength(1);
  expect(sections).toMatchObject([{ text: 'Since 0.9, deprecated in 1.0' }, { title: 'Other', text: '' }]);
});

test('says when the default of an option of Rsbuild changed, if the oldest release had the option', async () => {
  const { markdown } = await compile(recording, PAGE.replace('output.polyfill', 'output.target'));
  expect(markdown).toContain('- Since: 0.8.9 or earlier, default changed in 1.0\n');
  expect(markdown.match(/Since/g)).toHaveLength(2);
});

test('does not let an author type it', async () => {
  const { problems } = await compile(recording, PAGE.replace('default=', 'since="0.1" default='));
  expect(problemTexts(problems)).toEqual(['docs/page.mdx:5:1 <Option> has no prop "since".']);
});

test('reports a recording that was edited, once for a page', async () => {
  const { problems } = await compile(recording.replace('"0.9.0":', '"0.8.9":'));
  expect(problems).toMatchObject([{ file: SINCE_FILE, fix: 'Run: npm run since' }]);
});

test('shows nothing on a site without a recording', async () => {
  const { problems, markdown } = await compileProven(PAGE);
  expect(problems).toEqual([]);
  expect(markdown).not.toContain('Since');
});
