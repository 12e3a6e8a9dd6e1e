import { expect, test } from 'vitest';
import { staticHtml } from '../../../engine/site/temp-site.fixture.ts';
import { compileProven } from '../../compile-proven.fixture.ts';

const fence = (meta: string, text = '') => `\`\`\`ts ${meta}\n${text}\n\`\`\`\n`;

test("shows the file from the project's folder in an empty block", async () => {
  const files = { 'examples/kit/src/index.ts': 'export const fromFolder = 1;\n' };
  const page = await compileProven(fence('project="kit" file="src/index.ts"'), files);
  expect(staticHtml(page)).toContain('fromFolder');
});

test('uses a block with text as the file itself', async () => {
  const page = await compileProven(fence('project="kit" file="src/index.ts"', 'export const onPage = 1;'));
  expect(page.problems).toEqual([]);
  expect(staticHtml(page)).toContain('onPage');
});

test("names the project's folder if the file of an empty block does not exist", async () => {
  const { problems } = await compileProven(fence('project="a" file="src/index.ts"'));
  expect(problems).toMatchObject([
    {
      what: 'The code block shows the file "<root>/examples/a/src/index.ts", which does not exist.',
      fix: expect.stringContaining('Name the project that has the file') as string,
    },
  ]);
});
