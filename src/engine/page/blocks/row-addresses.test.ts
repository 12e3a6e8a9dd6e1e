import { expect, test } from 'vitest';
import { compileMdx, staticHtml } from '../../site/temp-site.fixture.ts';

const PLAIN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `plain ${name}`);

const table = (cells: readonly string[]) =>
  `| Option | Note |\n|---|---|\n${cells.map((cell) => `| ${cell} | note |\n`).join('')}`;

const idsOf = (html: string) => [...html.matchAll(/<tr id="([^"]*)"/g)].map(([, id]) => id);

test('names each row of a long table after its first cell, with a link to copy', async () => {
  const html = staticHtml(await compileMdx(table([...PLAIN, "`external: ['x']`"])));
  expect(idsOf(html).at(-1)).toBe('row-external-x');
  expect(html).toContain(
    `<code>external: ['x']</code><a class="anchor" href="#row-external-x" aria-hidden="true" tabindex="-1"></a></td>`,
  );
});

test('leaves a short table alone', async () => {
  expect(idsOf(staticHtml(await compileMdx(table(PLAIN))))).toEqual([]);
});

test('gives no row the id of a heading, of another element, of another row or of the shell', async () => {
  const source = `# Title\n\n${table([...PLAIN, 'minify', 'minify', 'dts', 'root'])}\n## Minify\n\n## Row dts\n`;
  const html = staticHtml(await compileMdx(source));
  expect(idsOf(html).slice(7)).toEqual(['row-minify', 'row-minify-2', 'row-dts-2', 'row-root']);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('keeps the id of a row when others come before it', async () => {
  const before = idsOf(staticHtml(await compileMdx(table([...PLAIN, 'last']))));
  const after = idsOf(staticHtml(await compileMdx(table(['first', ...PLAIN, 'last']))));
  expect(after.slice(1)).toEqual(before);
});

test('leaves rows alone that are named by a link, an id or signs only', async () => {
  const cells = [...PLAIN, '[`dts`](#title)', '<span id="own" />own', '`*`'];
  const html = staticHtml(await compileMdx(`# Title\n\n${table(cells)}`));
  expect(idsOf(html)).toHaveLength(PLAIN.length);
});

test('divides the name at its signs', async () => {
  const html = staticHtml(await compileMdx(table(['`@scope/plugin-a`', '`-w, --watch`', '`a.b`', ...PLAIN])));
  expect(idsOf(html).slice(0, 3)).toEqual(['row-scope-plugin-a', 'row-w-watch', 'row-a-b']);
});

test('cuts the text of a message after a word', async () => {
  const message = 'Module not found: the package cannot be resolved from the folder of the project';
  const [id] = idsOf(staticHtml(await compileMdx(table([message, ...PLAIN])))) as [string];
  expect(id).toBe('row-module-not-found-the-package-cannot-be-resolved-from-the');
});

test('a link on a page may lead to a row, and the Markdown of the page has no anchors', async () => {
  const page = await compileMdx(`[Row](#row-last)\n\n${table([...PLAIN, 'last'])}`);
  expect(page.anchors).toContain('row-last');
  expect(page.markdown).toContain('| last | note |');
});
