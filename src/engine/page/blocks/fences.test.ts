import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Extension } from '../../site/extension.ts';
import { compileMdx, problemTexts, staticHtml, tempSite } from '../../site/temp-site.fixture.ts';

const fence = (meta: string, ...lines: string[]) => ['```' + meta, ...lines, '```'].join('\n');
const files = {
  'docs/code.ts': '// #region a\nconst a = 1; // [!code ++]\n// #endregion\nconst b = 2;\n',
  'examples/x.json': '{ "x": 1 }\n',
};
const pageOf = (source: string) => compileMdx(source, files);
const text = (html: string) => html.replaceAll(/<[^>]*>/g, '');

describe('fences', () => {
  it('become code blocks with the settings of the site', async () => {
    const page = await compileMdx(
      fence('ts {1}', 'a'),
      {},
      {
        markdown: { showLineNumbers: true, defaultWrapCode: true },
      },
    );
    expect(staticHtml(page)).toBe(
      '<figure class="code" data-lang="ts" data-numbers="" data-wrap="">' +
        '<pre tabindex="0"><code><span class="line highlight">a</span></code></pre></figure>',
    );
  });

  it('become file trees', async () => {
    expect(staticHtml(await pageOf(fence('tree', 'src', '  a.ts')))).toBe(
      '<div class="tree"><ul><li><span class="folder">src</span><ul><li><span class="script">a.ts</span></li></ul></li></ul></div>',
    );
  });

  it('accept a language in uppercase', async () => {
    const page = await pageOf(fence('TS', 'const a = 1'));
    expect(page.problems).toEqual([]);
    expect(staticHtml(page)).toContain('<span class="k">const</span>');
  });

  it('with an unknown language are shown as text, with a warning', async () => {
    const page = await pageOf(`a\n\n${fence('typscript', 'const a = 1')}`);
    expect(page.problems).toMatchObject([
      { level: 'warning', file: 'docs/page.mdx', line: 3, column: 1, didYouMean: '"typescript"' },
    ]);
    expect(staticHtml(page)).toContain('<code>const a = 1</code>');
  });

  it('report the line of an unknown mark', async () => {
    const { problems } = await pageOf(`a\n\n${fence('ts', 'a', 'b // [!code foucs]')}`);
    expect(problemTexts(problems)).toEqual(['docs/page.mdx:5:1 There is no line mark called "foucs".']);
    expect(problems[0]?.didYouMean).toBe('"focus"');
  });
});

describe('fences that show a file', () => {
  it.each([
    ['./code.ts', 'const a = 1;\nconst b = 2;'],
    ['/code.ts', 'const a = 1;\nconst b = 2;'],
    ['./code.ts#a', 'const a = 1;'],
    ['<root>/examples/x.json', '{ "x": 1 }'],
    ['../examples/x.json', '{ "x": 1 }'],
  ])('%s', async (file, expected) => {
    const page = await pageOf(fence(`ts file="${file}"`));
    expect(page.problems).toEqual([]);
    expect(text(staticHtml(page))).toBe(expected);
  });

  it('read the marks in it, and watch it', async () => {
    const site = tempSite({ ...files, 'docs/page.mdx': fence('ts file="./code.ts"') });
    const page = await site.compile('page.mdx');
    expect(staticHtml(page)).toContain('<span class="line add">');
    expect(page.dependencies).toContain(path.join(site.docsDir, 'code.ts'));
  });

  it.each([
    ['./none.ts', 'The code block shows the file "./none.ts", which does not exist.'],
    ['code.ts', 'The code block shows the file "code.ts", which does not exist.'],
    ['./code.ts#b', '"./code.ts" has no region called "b".'],
    ['../docs', '"../docs": The file cannot be read (EISDIR).'],
  ])('are reported with %s', async (file, what) => {
    const { problems } = await pageOf(`a\n\n${fence(`ts file="${file}"`)}`);
    expect(problemTexts(problems)).toEqual([`docs/page.mdx:3:1 ${what}`]);
  });

  it.each([
    ['a path', '../../OTHER/secret.ts'],
    ['a path from the site folder', '<root>/../OTHER/secret.ts'],
    ['a link to a file', './link.ts'],
    ['a link to a folder', './linked/secret.ts'],
  ])('are reported with %s that leads out of the site', async (_, asked) => {
    const { siteDir: other } = tempSite({ 'secret.ts': 'kept secret' });
    const file = asked.replace('OTHER', path.basename(other));
    const site = tempSite({ 'docs/page.mdx': `a\n\n${fence(`ts file="${file}"`)}` });
    symlinkSync(path.join(other, 'secret.ts'), path.join(site.docsDir, 'link.ts'));
    symlinkSync(other, path.join(site.docsDir, 'linked'));
    const page = await site.compile('page.mdx');
    expect(problemTexts(page.problems)).toEqual([
      `docs/page.mdx:3:1 The code block shows the file "${file}", which is outside the site's folder.`,
    ]);
    expect(staticHtml(page)).not.toContain('kept secret');
  });

  it('may be in a folder outside the site that the configuration lists, and in no other', async () => {
    const { siteDir: other } = tempSite({
      'listed/shown.ts': 'export const shown = 1;',
      'listed-too/secret.ts': 'kept secret',
    });
    const from = path.basename(other);
    const settings = { markdown: { files: [`../${from}/listed`] } };
    const compile = (file: string) =>
      tempSite({ 'docs/page.mdx': fence(`ts file="<root>/../${from}/${file}"`) }, settings).compile(
        'page.mdx',
      );
    const listed = await compile('listed/shown.ts');
    expect(listed.problems).toEqual([]);
    expect(staticHtml(listed)).toContain('shown');
    symlinkSync(path.join(other, 'listed-too/secret.ts'), path.join(other, 'listed/link.ts'));
    for (const file of ['listed-too/secret.ts', 'listed/../listed-too/secret.ts', 'listed/link.ts'])
      expect((await compile(file)).problems).toMatchObject([
        { what: expect.stringContaining("which is outside the site's folder") as string },
      ]);
  });

  it('suggest a region', async () => {
    const { problems } = await compileMdx(fence('ts file="./code.ts#setpu"'), {
      'docs/code.ts': '// #region setup\n// #endregion\n',
    });
    expect(problems).toMatchObject([{ didYouMean: '"setup"' }]);
  });

  it('must be empty', async () => {
    const { problems } = await pageOf(fence('ts file="./code.ts"', 'more'));
    expect(problems).toMatchObject([
      { what: 'The code block shows the file "./code.ts" and also has its own text.' },
    ]);
  });

  it('report problems in the file at the fence, because the lines are not those of the page', async () => {
    const { problems } = await compileMdx(`a\n\n${fence('ts file="./code.ts"')}`, {
      'docs/code.ts': '\n\n\nx // [!code foo]\n',
    });
    expect(problemTexts(problems)).toEqual(['docs/page.mdx:3:1 There is no line mark called "foo".']);
  });
});

it.each([
  ['a typo', 'titel="x"', ['error', '"title"']],
  ['another tool', 'data-x', ['warning', undefined]],
  ['Docusaurus', 'showLineNumbers', ['warning', '"lineNumbers"']],
  ['Starlight, although it is close to another name', 'frame="none"', ['warning', undefined]],
])('reports an attribute of %s', async (_, meta, reported) => {
  const added: Extension = { fenceAttributes: ['from'] };
  const { problems } = await compileMdx(`# T\n\n\`\`\`ts ${meta}\na\n\`\`\`\n`, {}, {}, [added]);
  expect(problems.map(({ level, didYouMean }) => [level, didYouMean])).toEqual([reported]);
});
