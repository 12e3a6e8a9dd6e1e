import { expect, test } from 'vitest';
import { compileMdx, problemTexts, staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { OPTION } from './option-component.ts';

const PAGE = "import { Option } from '@theme';\n\n";
const compile = (tag: string, lang = 'en') =>
  compileMdx(PAGE + tag, {}, { lang }, [{ components: { Option: OPTION } }]);
/** Text of the page, with a line for each fact. */
const shown = (html: string) =>
  html.replaceAll('</dt>', ': ').replaceAll(/<\/div>|<[^>]+>/g, (tag) => (tag === '</div>' ? '\n' : ''));

test('shows the facts about an option, and its details as part of the page', async () => {
  const page = await compile(
    '<Option name="lib.x" type="a | b<c>" default="true" cli="--x, --no-x" topLevel>\n\nSee [a part](#part).\n\n## Part\n\n</Option>\n',
  );
  expect(page.problems).toEqual([]);
  const html = staticHtml(page);
  expect(html).toMatch(/^\n<div class="option"><dl>.*<\/dl>\s*<p>See <a href="#part">a part<\/a>/s);
  expect(shown(html)).toContain(
    'Type: a | b&lt;c&gt;\nDefault: true\nCommand line: --x --no-x\nTop level: yes, for every item\n',
  );
  expect(page.markdown).toMatch(
    /^- Type: `a \| b<c>`\n- Default: `true`\n- Command line: `--x, --no-x`\n\nSee \[a part\]/,
  );
});

test('an option that is part of another has no flag and no place of its own', async () => {
  const page = await compile(
    '<Option name="lib.x.y" type="string" defaultText="the root" deprecated="use z" />\n',
  );
  expect(shown(staticHtml(page))).toBe('\nType: string\nDefault: the root\nDeprecated: use z\n\n');
  expect(page.markdown).toBe('- Type: `string`\n- Default: the root\n- Deprecated: use z\n');
});

test('is found by its texts, and by its name and values as code', async () => {
  const { sections } = await compile(
    '<Option name="lib.wrap" type="object" defaultText="none at all" cli="--wrap" />\n',
  );
  expect(sections).toMatchObject([
    { text: 'none at all', code: expect.stringContaining('lib.wrap') as string },
  ]);
  expect(sections[0]!.code).toContain('wrap');
  expect(sections[0]!.code).toContain('object');
});

test('speaks the language of the page', async () => {
  const { markdown } = await compile(
    '<Option name="lib.a" type="string" cli="--a" deprecated="x" />\n',
    'zh',
  );
  expect(markdown).toBe('- 类型: `string`\n- 命令行: `--a`\n- 已废弃: x\n');
});

test('takes only plain values', async () => {
  const { problems } = await compile('<Option name="lib.a" type={String(1)} />\n');
  expect(problemTexts(problems)).toEqual([expect.stringContaining('<Option> takes only plain values')]);
});
