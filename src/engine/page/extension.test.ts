import { expect, test } from 'vitest';
import { compileMdx, problemTexts, staticHtml } from '../site/temp-site.fixture.ts';
import type { PageExtension } from './context/site-context.ts';

const PAGE = '# Page\n\n```ts shout\nconst a = 1;\n```\n';

const SHOUT: PageExtension = {
  fenceAttributes: ['shout'],
  openFile: (scope) => ({
    problemWith: ({ value }) =>
      value.includes('quiet') ? { what: `Too quiet in ${scope.name}.` } : undefined,
    mark(block, { meta }) {
      if (meta.attributes.has('shout')) block.properties['dataShout'] = 'loud';
    },
  }),
  components: {
    Shout: {
      rule: { static: true, props: {}, children: [] },
      render(_, { scope }) {
        scope.scripts.add('/browser/shout.ts');
        return [{ type: 'raw', value: '<b>!</b>', data: { markdown: '**!**', words: 'exclamation' } }];
      },
    },
  },
};

const compile = (source: string, ...extensions: PageExtension[]) => compileMdx(source, {}, {}, extensions);

test('an extension adds attributes and marks blocks', async () => {
  const page = await compile(PAGE, SHOUT);
  expect(page.problems).toEqual([]);
  expect(staticHtml(page)).toContain('data-shout="loud"');
});

test('without the extension the attribute is unknown and nothing is marked', async () => {
  const page = await compile(PAGE);
  expect(problemTexts(page.problems)).toEqual([
    'docs/page.mdx:3:1 A code block has no attribute called "shout".',
  ]);
  expect(staticHtml(page)).not.toContain('shout');
});

test("a problem an extension finds in a block has the block's location", async () => {
  const { problems } = await compile(PAGE.replace('a = 1', 'quiet = 1'), SHOUT);
  expect(problemTexts(problems)).toEqual(['docs/page.mdx:3:1 Too quiet in docs/page.mdx.']);
});

test('an extension can choose the file a block shows', async () => {
  const extension: PageExtension = { shownFile: () => ({ file: './gone.ts', fix: 'Look in the attic.' }) };
  const { problems } = await compile('# Page\n\n```ts\n```\n', extension);
  expect(problems).toMatchObject([
    { what: 'The code block shows the file "./gone.ts", which does not exist.', fix: 'Look in the attic.' },
  ]);
});

test("an extension's component has HTML, text in Markdown and search, and its own script", async () => {
  const page = await compile("import { Shout } from '@theme'\n\n# Page\n\nText.\n\n<Shout />\n", SHOUT);
  expect(staticHtml(page)).toContain('<b>!</b>');
  expect(page.markdown).toBe('# Page\n\nText.\n\n**!**\n');
  expect(page.sections).toMatchObject([{ title: 'Page', text: 'Text. exclamation' }]);
  expect(page.scripts).toEqual(['/browser/shout.ts']);
});
