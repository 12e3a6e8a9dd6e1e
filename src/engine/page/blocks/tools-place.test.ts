import { expect, test } from 'vitest';
import { compileMdx, runsHtml } from '../../site/temp-site.fixture.ts';

const LONG = "import { createReadStream } from 'node:fs';";

async function classesOf(...lines: string[]): Promise<string> {
  const html = runsHtml(await compileMdx(lines.join('\n'))).join('');
  return /<figure class="code ?([^"]*)"/.exec(html)![1]!;
}
const fence = (info: string, ...code: string[]) => [`\`\`\`${info}`, ...code, '```'];

test.each([
  ['short', '', [`const a = 1;`, LONG]],
  ['too long for the tools beside it', 'tools-last', [LONG, '', 'build();']],
  ['as long as the last', 'tools-last long-last', [LONG, LONG]],
  ['the only one, which wraps', 'one-line', [LONG]],
])('code whose first line is %s gets the classes "%s"', async (_, classes, code) => {
  expect(await classesOf(...fence('ts', ...code))).toBe(classes);
});

test('the length of a line is that of its code, without marks and markup', async () => {
  expect(await classesOf(...fence('ts', 'const a = 1; // [!code highlight]', LONG))).toBe('');
});

test('a title bar and a terminal have a place of their own', async () => {
  expect(await classesOf(...fence('ts title="a.ts"', LONG))).toBe('');
  expect(await classesOf(...fence('bash', `npm install ${LONG}`))).toBe('terminal');
});

test('below a tab with the same label, a title takes no place', async () => {
  const block = fence('ts title="a.ts"', LONG, 'a');
  const page = ["import { Tab, Tabs } from '@theme';", '', '<Tabs><Tab label="a.ts">', ''];
  expect(await classesOf(...page, ...block, '', '</Tab></Tabs>')).toBe('tools-last');
});
