import { expect, it } from 'vitest';
import { compileMdx, staticHtml } from '../../site/temp-site.fixture.ts';

const htmlOf = async (source: string) => staticHtml(await compileMdx(source));

it('lets a long name in code break after its dots', async () => {
  expect(await htmlOf("`parser.javascript.dynamicImportMode: '.mjs'`")).toContain(
    `<code class="long">parser.<wbr>javascript.<wbr>dynamicImportMode: '.mjs'</code>`,
  );
});

it('leaves short code and code with short words alone', async () => {
  const html = await htmlOf('`output.autoExternal` and `entry: { a: "./a.ts", b: "./b.ts", c: "./c.ts" }`');
  expect(html).toContain('<code>output.autoExternal</code>');
  expect(html).toContain('<code class="long">entry:');
  expect(html).not.toContain('<wbr>');
});
