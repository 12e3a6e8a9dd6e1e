import { expect, test } from 'vitest';
import { compileMdx, problemTexts, staticHtml } from '../../engine/site/temp-site.fixture.ts';
import { TOOLS } from '../tools/tools.ts';
import { deskExtension } from './desk.ts';

const compile = (tag: string, lang = 'en', files: Readonly<Record<string, string>> = {}) =>
  compileMdx(`import { MappedOptions } from '@theme';\n\n# Title\n\n${tag}\n`, files, { lang }, [
    deskExtension('/'),
  ]);

test('shows each mapping with a row of its own, with code and links', async () => {
  const html = staticHtml(await compile('<MappedOptions tool="tsup" />'));
  expect(html).toContain('<th>tsup</th><th>Rslib</th><th>Note</th>');
  expect(html).toContain(
    '<tr id="row-external"><td><code>external</code><a class="anchor" href="#row-external" aria-hidden="true" tabindex="-1"></a></td><td><a href="/config/rsbuild/output"><code>output.externals</code></a></td><td>Same, with strings and regular expressions.</td>',
  );
});

test('leads to the desk with the tool, where the site has it', async () => {
  const page = await compile('<MappedOptions tool="tsup" />', 'en', { 'docs/migrate.md': '# Desk' });
  expect(staticHtml(page)).toContain(
    'The <a href="/migrate?tool=tsup">migration desk</a> follows this table',
  );
});

test.each(TOOLS)('has a row for every mapping of $name that is not part of another', async (tool) => {
  const html = staticHtml(await compile(`<MappedOptions tool="${tool.id}" />`));
  const rows =
    tool.mappings.filter(({ shown, table }) => shown !== '' && table === undefined).length +
    tool.shapes.length;
  expect(html).toContain(`<th>${tool.name}</th><th>Rslib</th>`);
  expect(html.match(/<tr\b/g)).toHaveLength(rows + 1);
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

test('shows a table of its own for some mappings, without them in the table of all options', async () => {
  const files = { 'docs/migrate.md': '# Desk' };
  const plugins = staticHtml(await compile('<MappedOptions tool="rollup" table="plugins" />', 'en', files));
  const options = staticHtml(await compile('<MappedOptions tool="rollup" />', 'en', files));
  expect(plugins).toContain('<td><code>rollup-plugin-dts</code>');
  expect(plugins).not.toContain('/migrate?tool=rollup');
  expect(options).not.toContain('<td><code>rollup-plugin-dts</code>');
});

test('reports a table that a tool does not have', async () => {
  const { problems } = await compile('<MappedOptions tool="tsup" table="plugins" />');
  expect(problemTexts(problems)).toEqual([
    'docs/page.mdx:5:1 <MappedOptions> of "tsup" has no table "plugins".',
  ]);
});
