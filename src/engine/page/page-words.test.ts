import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { compileMdx, problemTexts, runsHtml } from '../site/temp-site.fixture.ts';

/** Each of these becomes a unique word. */
const WORD = '@';
const IMPORTS = "import { A } from './a.tsx'\nimport { Badge, Steps, Tab, Tabs } from '@theme'\n\n";

const inline = fc
  .array(
    fc.constantFrom(
      WORD,
      `*${WORD}*`,
      `[${WORD}](https://a.b)`,
      `\`${WORD}\``,
      `{'${WORD}'}`,
      `<kbd>${WORD}</kbd>`,
      `<Badge>${WORD}</Badge>`,
      '<A />',
      `<A>${WORD} *${WORD}*</A>`,
      '{1 + 1}',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));

const list = fc
  .array(inline, { minLength: 1, maxLength: 3 })
  .map((items) => items.map((item, index) => (index % 2 ? `  - ${item}` : `- ${item}`)).join('\n'));
const table = fc
  .array(fc.tuple(inline, inline), { minLength: 1, maxLength: 3 })
  .map((rows) => [`| ${WORD} | <A /> |`, '|:-:|---|', ...rows.map(([a, b]) => `| ${a} | ${b} |`)].join('\n'));
const quoted = (text: string) => text.replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '');

const { blocks } = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    inline,
    inline.map((text) => `## ${text}`),
    list,
    table,
    fc.constant(`\`\`\`ts title="${WORD}"\n// ${WORD}\n\`\`\``),
    tie('blocks').map(quoted),
    tie('blocks').map((inner) => `:::tip ${WORD}\n${inner}\n:::`),
    tie('blocks').map((inner) => `:::details ${WORD} <A />\n\n${inner}\n\n:::`),
    tie('blocks').map((inner) => `<div>\n\n${inner}\n\n</div>`),
    tie('blocks').map((inner) => `<details>\n<summary>${WORD}</summary>\n\n${inner}\n\n</details>`),
    tie('blocks').map((inner) => `<A>\n\n${inner}\n\n</A>`),
    tie('blocks').map((inner) => `<Steps>\n\n${inner}\n\n</Steps>`),
    tie('blocks').map(
      (inner) => `<Tabs>\n<Tab label="x">\n\n${inner}\n\n</Tab>\n<Tab label="y">${WORD}</Tab>\n</Tabs>`,
    ),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\n')),
}));

/** Tags in a module's markup that are direct children of a list or table, or between details and their summary. */
function childrenOfFixed(markup: string): string[] {
  const open: string[] = [];
  const children: string[] = [];
  for (const [, slash, name = '', rest = ''] of markup.matchAll(/<(\/?)([\w$]+)((?:"[^"]*"|[^<>"])*)>/g)) {
    if (slash) open.pop();
    else {
      const tag = name === '$Run' ? (/as="(\w+)"/.exec(rest)?.[1] ?? '') : name;
      if (/^(?:ul|ol|table|thead|tbody|tr)$/.test(open.at(-1) ?? '')) children.push(tag);
      if (!rest.endsWith('/')) open.push(name);
    }
  }
  return children;
}

it("keeps every word of a page exactly once: in a run, or in the module between the tags of an author's component", async () => {
  await fc.assert(
    fc.asyncProperty(blocks, async (source) => {
      let count = 0;
      const text = source.replaceAll(WORD, () => `word${count++}end`);
      const page = await compileMdx(IMPORTS + text, { 'docs/a.tsx': '' });
      const words = Array.from({ length: count }, (_, index) => `word${index}end`);
      const module = page.module ?? '';
      // A heading's ID and its link to itself repeat its words.
      const wordsIn = (code: string) =>
        code.replaceAll(/ (?:id|href)="[^"]*"/g, '').match(/word\d+end/g) ?? [];
      const inModule = wordsIn(module);
      expect(problemTexts(page.problems)).toEqual([]);
      expect([...wordsIn(runsHtml(page).join('\n')), ...inModule].sort()).toEqual([...words].sort());
      expect(text.includes('<A>') ? [] : inModule).toEqual([]);
      const indexes = [...module.matchAll(/index="(\d+)"/g)].map(([, index]) => Number(index));
      expect(indexes).toEqual(module === '' ? [] : [...page.runs.keys()]);
      expect(childrenOfFixed(module).filter((tag) => !/^(?:li|thead|tbody|tr|th|td)$/.test(tag))).toEqual([]);
    }),
    fuzz(60),
  );
}, 60_000);
