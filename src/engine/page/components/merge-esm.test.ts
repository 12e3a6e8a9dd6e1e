import { describe, expect, it } from 'vitest';
import { compileMdx, problemTexts } from '../../site/temp-site.fixture.ts';

const files = { 'docs/a.tsx': '', 'docs/b.tsx': '' };

/** Compiles a page that includes a fragment twice, with the given imports and exports in each. */
async function merge(page: string, fragment: string) {
  const { module, problems } = await compileMdx(
    `import Note from './_note.mdx'\n${page}\n\n<Note />\n\n<Note />\n\n{1 + 1}`,
    { ...files, 'docs/_note.mdx': `${fragment}\n\nnote` },
  );
  const top = module?.split('\n\nimport { PageParts')[0] ?? '';
  return {
    top: top
      .replaceAll(/"\/.*\/docs\//g, '"./')
      .trim()
      .split('\n'),
    problems: problemTexts(problems),
  };
}

describe('imports of a page and its fragments', () => {
  it('are merged without duplicates', async () => {
    expect(
      await merge("import { A } from './a.tsx'", "import { A, B } from './a.tsx'\nimport C from './b.tsx'"),
    ).toEqual({
      top: ['import {A} from "./a.tsx";', 'import {B} from "./a.tsx";', 'import C from "./b.tsx";'],
      problems: [],
    });
  });

  it('are reported if a name has two meanings', async () => {
    const { problems } = await merge("import { A } from './a.tsx'", "\nimport { A } from './b.tsx'");
    expect(new Set(problems)).toEqual(
      new Set(['docs/_note.mdx:2:1 The name "A" is already used for something else in docs/page.mdx.']),
    );
    const other = await merge("import A from './a.tsx'", "import { A } from './a.tsx'");
    expect(other.problems).not.toEqual([]);
    const declared = await merge("import A from './a.tsx'", 'export const A = 1');
    expect(declared.problems).not.toEqual([]);
  });

  it('are kept once if they are only for side effects', async () => {
    expect(await merge("import './a.tsx'", "import './a.tsx'\nimport './b.tsx'")).toEqual({
      top: ['import "./a.tsx";', 'import "./b.tsx";'],
      problems: [],
    });
  });
});

describe('exports of a fragment', () => {
  it('are declared once, however often it is included', async () => {
    const { top, problems } = await merge(
      '',
      'export const One = 1, [Two, { Three, x: Four = 4 }, ...Five] = []\nexport function Six() {}\nexport { One as Seven }',
    );
    expect(problems).toEqual([]);
    expect(top.join('\n').match(/One|Two|Three|Four|Five|Six|Seven/g)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
      'Six',
    ]);
  });

  it('are reported if the page exports the same name', async () => {
    const { problems } = await merge('export const One = 1', 'export const One = 2');
    expect(problems[0]).toBe(
      'docs/_note.mdx:1:1 The name "One" is already used for something else in docs/page.mdx.',
    );
  });
});
