import { expect, test } from 'vitest';
import { compileMdx, staticHtml } from '../mdx/temp-site.fixture.ts';
import type { ReceiptFile } from '../../model/receipt.ts';

const RECORDING = JSON.stringify({
  versions: { '@rsbuild/core': '2.0.0', '@rslib/core': '1.0.1', node: '20' },
  projects: {
    hello: {
      inputs: 'x',
      runs: [
        {
          command: 'npx rslib',
          exitCode: 0,
          output: 'much text',
          emitted: { 'dist/index.js': { bytes: 88, gzip: 86 } },
        },
        { command: 'npx rslib --lib no', exitCode: 1, output: 'error' },
      ],
      shown: [],
    },
  },
});

const fence = (meta: string) => `\`\`\`ts ${meta}\nexport {};\n\`\`\`\n`;
async function compile(
  text: string,
  files: Record<string, string> = { 'docs/page.recorded.json': RECORDING },
) {
  const page = await compileMdx(text, files);
  return { html: staticHtml(page), assets: page.assets };
}

test('a block of a recorded project says with what it was run, and where the details are', async () => {
  const { html, assets } = await compile(fence('project="hello" file="src/index.ts"'));
  const [asset] = assets;
  expect(html).toContain(`data-receipt="/${asset?.output}#hello"`);
  expect(html).toContain('</pre><small>Run with Rslib 1.0.1</small></figure>');
  expect(html).toContain('<figcaption>src/index.ts</figcaption>');
  expect(JSON.parse(asset?.content ?? '') as ReceiptFile).toEqual({
    versions: { '@rslib/core': '1.0.1', '@rsbuild/core': '2.0.0', node: '20' },
    reproduce: 'npm run examples -- --page page',
    projects: {
      hello: [
        { command: 'npx rslib', exitCode: 0, files: [['dist/index.js', 88, 86]] },
        { command: 'npx rslib --lib no', exitCode: 1, files: [] },
      ],
    },
  });
});

test.each([
  ['of no project', ''],
  ['of a project that is not recorded', 'project="other" file="a.ts"'],
  ['that is not tested', 'project="hello" file="a.ts" untested="no"'],
])('a block %s says nothing', async (_, meta) => {
  expect((await compile(fence(meta))).html).not.toContain('data-receipt');
});

test('a page without a recording has neither', async () => {
  const { html, assets } = await compile(fence('project="hello" file="a.ts"'), {});
  expect(html).not.toContain('data-receipt');
  expect(assets).toEqual([]);
});
