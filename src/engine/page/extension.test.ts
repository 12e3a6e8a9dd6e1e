import { expect, test } from 'vitest';
import { compileMdx, problemTexts, staticHtml } from '../site/temp-site.fixture.ts';
import type { Extension } from './syntax/site-context.ts';

const PAGE = '# Page\n\n```ts shout\nconst a = 1;\n```\n';

const SHOUT: Extension = {
  fenceAttributes: ['shout'],
  openFile: (scope) => ({
    problemWith: ({ value }) =>
      value.includes('quiet') ? { what: `Too quiet in ${scope.name}.` } : undefined,
    mark(block, { meta }) {
      if (meta.attributes.has('shout')) block.properties['dataShout'] = 'loud';
    },
  }),
  transform(tree) {
    tree.children.push({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [{ type: 'text', value: 'Added.' }],
    });
  },
};

const compile = (source: string, ...extensions: Extension[]) => compileMdx(source, {}, {}, extensions);

test('an extension brings attributes, marks blocks and changes the tree', async () => {
  const page = await compile(PAGE, SHOUT);
  expect(page.problems).toEqual([]);
  expect(staticHtml(page)).toMatch(/data-shout="loud"[^]*<p>Added\.<\/p>/);
});

test('without it the attribute is unknown, and nothing is added', async () => {
  const page = await compile(PAGE);
  expect(problemTexts(page.problems)).toEqual([
    'docs/page.mdx:3:1 A code block has no attribute called "shout".',
  ]);
  expect(staticHtml(page)).not.toMatch(/shout|Added/);
});

test('what it finds wrong with a block has the place of the block', async () => {
  const { problems } = await compile(PAGE.replace('a = 1', 'quiet = 1'), SHOUT);
  expect(problemTexts(problems)).toEqual(['docs/page.mdx:3:1 Too quiet in docs/page.mdx.']);
});

test('it may say which file a block shows', async () => {
  const extension: Extension = { shownFile: () => ({ file: './gone.ts', fix: 'Look in the attic.' }) };
  const { problems } = await compile('# Page\n\n```ts\n```\n', extension);
  expect(problems).toMatchObject([
    { what: 'The code block shows the file "./gone.ts", which does not exist.', fix: 'Look in the attic.' },
  ]);
});
