import { describe, expect, it } from 'vitest';
import { compileMdx, problemTexts } from '../../site/temp-site.fixture.ts';

const files = { 'docs/a.tsx': '', 'docs/b.tsx': '' };

/** A page that takes in one fragment twice, and what each of them says at its top. */
async function merge(page: string, fragment: string) {
  const { module, problems } = await compileMdx(
    `import Note from './_note.mdx'\n${page}\n\n<Note />\n\n<Note />\n\n{1 + 1}`,
    { ...files, 'docs/_note.mdx': `${fragment}\n\nnote` },
  );
  const top = module?.split('\nexport default')[0] ?? '';
  return {
    top: top
      .replaceAll(/"\/.*\/docs\//g, '"./')
      .trim()
      .split('\n'),
    problems: problemTexts(problems),
  };
}

describe('imports of a page and its fragments', () => {
  it('join, and the same one stays once', async () => {
    expect(
      await merge("import { A } from './a.tsx'", "import { A, B } from './a.tsx'\nimport C from './b.tsx'"),
    ).toEqual({
      top: ['import {A} from "./a.tsx";', 'import {B} from "./a.tsx";', 'import C from "./b.tsx";'],
      problems: [],
    });
  });

  it('that mean different things by one name are a problem', async () => {
    const { problems } = await merge("import { A } from './a.tsx'", "\nimport { A } from './b.tsx'");
    expect(new Set(problems)).toEqual(
      new Set(['docs/_note.mdx:2:1 The name "A" already stands for something else in docs/page.mdx.']),
    );
    const other = await merge("import A from './a.tsx'", "import { A } from './a.tsx'");
    expect(other.problems).not.toEqual([]);
    const declared = await merge("import A from './a.tsx'", 'export const A = 1');
    expect(declared.problems).not.toEqual([]);
  });

  it('for their effect alone are kept once', async () => {
    expect(await merge("import './a.tsx'", "import './a.tsx'\nimport './b.tsx'")).toEqual({
      top: ['import "./a.tsx";', 'import "./b.tsx";'],
      problems: [],
    });
  });
});

describe('exports of a fragment', () => {
  it('are declared once, however often it is taken in', async () => {
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

  it('may not be called as those of the page', async () => {
    const { problems } = await merge('export const One = 1', 'export const One = 2');
    expect(problems[0]).toBe(
      'docs/_note.mdx:1:1 The name "One" already stands for something else in docs/page.mdx.',
    );
  });
});
