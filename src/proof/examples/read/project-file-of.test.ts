import { expect, test } from 'vitest';
import { staticHtml } from '../../../engine/site/temp-site.fixture.ts';
import { compileProven } from '../../compile-proven.fixture.ts';

const fence = (meta: string, text = '') => `\`\`\`ts ${meta}\n${text}\n\`\`\`\n`;

test('an empty block of a project shows the file of its folder', async () => {
  const files = { 'examples/kit/src/index.ts': 'export const fromFolder = 1;\n' };
  const page = await compileProven(fence('project="kit" file="src/index.ts"'), files);
  expect(staticHtml(page)).toContain('fromFolder');
});

test('a block with text is the file itself', async () => {
  const page = await compileProven(fence('project="kit" file="src/index.ts"', 'export const onPage = 1;'));
  expect(page.problems).toEqual([]);
  expect(staticHtml(page)).toContain('onPage');
});

test('a file that is not there says whose folder an empty block shows', async () => {
  const { problems } = await compileProven(fence('project="a" file="src/index.ts"'));
  expect(problems).toMatchObject([
    {
      what: 'The code block shows the file "<root>/examples/a/src/index.ts", which does not exist.',
      fix: expect.stringContaining('name the project that has it') as string,
    },
  ]);
});
