import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { compileMdx } from '../site/temp-site.fixture.ts';

async function moduleOf(source: string) {
  const page = await compileMdx(source, { 'docs/a.tsx': '', 'docs/_note.mdx': '<b>{1 + 1}</b>' });
  const code = page.module ?? '';
  return { code, errors: parseSync('page.jsx', code).errors.map(({ message }) => message) };
}

it('is JavaScript with JSX: imports and exports first, then the page', async () => {
  const { code, errors } = await moduleOf(
    "import A, { b } from './a.tsx'\n\nexport const c = b + 1\n\ntext\n\n<A d={c}>e</A>",
  );
  expect(errors).toEqual([]);
  expect(code.replaceAll(/"\/.*\/docs\//g, '"./')).toBe(
    [
      'import A, {b} from "./a.tsx";',
      'export const c = b + 1;',
      '',
      'import { PageParts as $PageParts, applyStyles as $applyStyles } from "@runtime";',
      'import { site as $site, texts as $texts } from "virtual:hook-data";',
      '$applyStyles();',
      'const $hooks = { page: {"routePath":"/page","title":"","lang":"en","version":"","frontmatter":{}}, site: $site, texts: $texts };',
      '',
      'export default function $Page({ Run: $Run }) {',
      '  return <$PageParts data={$hooks} Run={$Run} names={["A"]}>{<><$Run as="div" index="0" /><A d={c}>{"e"}</A></>}</$PageParts>;',
      '}',
      '',
    ].join('\n'),
  );
});

it('does not import the fragments it includes', async () => {
  const { code, errors } = await moduleOf("import Note from './_note.mdx'\n\n<Note />");
  expect(errors).toEqual([]);
  expect(code.match(/^import.*from "(.*)"/gm)).toHaveLength(2);
  expect(code).not.toContain('.mdx');
  expect(code).toContain('<b>{1 + 1}</b>');
});

it.each([
  ['only an expression', '{1 + 1}'],
  ['text that needs escaping in a component', "import A from './a.tsx'\n\n<A>{'{'} \\{ &lt; \" `}`</A>"],
  [
    'an attribute with quotes and line breaks',
    "import A from './a.tsx'\n\n<A b='\"' c=\"a\nb\" d={`e${1}`} />",
  ],
  ['JSX within an expression', '{[1].map((x) => <b key={x}>{x}</b>)}'],
  [
    'a component of the theme with unusual values',
    "import A from './a.tsx'\nimport { Tab, Tabs } from '@theme'\n\n<Tabs values={[{ 'a-b': -1, c: null }]} defaultValue='\"<'>\n<Tab><A /></Tab>\n</Tabs>",
  ],
  ['spread attributes', "import A from './a.tsx'\n\n<A {...{ b: 1 }} c />"],
])('stays valid with %s', async (_, source) => {
  const { code, errors } = await moduleOf(source);
  expect(errors).toEqual([]);
  expect(code).toContain('export default function');
});
