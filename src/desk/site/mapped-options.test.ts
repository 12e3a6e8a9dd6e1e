import { expect, test } from 'vitest';
import { compileMdx, problemTexts, staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { TOOLS } from '../tools/tools.ts';
import { deskExtension } from './desk.ts';

const compile = (tag: string, lang = 'en') =>
  compileMdx(`import { MappedOptions } from '@theme';\n\n# Title\n\n${tag}\n`, {}, { lang }, [deskExtension]);

test('shows each mapping with a row of its own, with code and links', async () => {
  const html = staticHtml(await compile('<MappedOptions tool="tsup" />'));
  expect(html).toContain('<th>tsup</th><th>Rslib</th><th>Note</th>');
  expect(html).toContain(
    '<td><code>external</code></td><td><a href="/config/rsbuild/output"><code>output.externals</code></a></td><td>Same, with strings and regular expressions.</td>',
  );
});

test.each(TOOLS)('has a row for every mapping of $name that is not part of another', async (tool) => {
  const html = staticHtml(await compile(`<MappedOptions tool="${tool.id}" />`));
  const rows = tool.mappings.filter(({ shown }) => shown !== '').length + tool.shapes.length;
  expect(html).toContain(`<th>${tool.name}</th><th>Rslib</th>`);
  expect(html.match(/<tr>/g)).toHaveLength(rows + 1);
});

test('speaks the language of the page, and is part of its Markdown', async () => {
  const { markdown } = await compile('<MappedOptions tool="tsup" />', 'zh');
  expect(markdown).toContain('| tsup | Rslib | 说明 |');
  expect(markdown).toContain('| `external` | [`output.externals`](/config/rsbuild/output) | Same');
});

test('reports a tool that cannot be converted', async () => {
  const { problems } = await compile('<MappedOptions tool="tsdup" />');
  expect(problemTexts(problems)).toEqual([
    'docs/page.mdx:5:1 <MappedOptions> is for "tsdup", which cannot be converted.',
  ]);
  expect(problems[0]).toMatchObject({
    didYouMean: 'tsup',
    fix: `Use one of these tools: ${TOOLS.map(({ id }) => id).join(', ')}.`,
  });
});
