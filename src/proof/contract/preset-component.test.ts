import { expect, test } from 'vitest';
import { problemTexts, staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { compileProven } from '../compile-proven.fixture.ts';

const compile = (props: string) => compileProven(`import { Preset } from '@theme';\n\n<Preset ${props} />\n`);

test('shows both values, also in Markdown', async () => {
  const page = await compile('option="output.a<b" value="1" rsbuild="2"');
  expect(staticHtml(page)).toContain('<dd><code>output.a&lt;b</code></dd>');
  expect(page.markdown).toBe('- Option: `output.a<b`\n- Rslib: `1`\n- Rsbuild: `2`\n');
});

test('names the kind of item unless it is the plain one', async () => {
  expect(staticHtml(await compile('option="a" value="1" rsbuild="2"'))).toContain('<dt>Rslib</dt>');
  const other = await compile('option="a" value="1" rsbuild="2" format="cjs" bundle={false}');
  expect(staticHtml(other)).toMatch(/<dt>Rslib, format: .{1,6}cjs.{1,6}, bundle: false<\/dt>/);
});

test('reports an invalid property with its line', async () => {
  const { problems } = await compile('option="a" value="1"');
  expect(problemTexts(problems)).toEqual(['docs/page.mdx:3:1 <Preset> needs the prop "rsbuild".']);
});
