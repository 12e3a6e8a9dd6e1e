import { expect, test } from 'vitest';
import { staticHtml } from '../../../engine/site/temp-site.fixture.ts';
import { compileProven } from '../../compile-proven.fixture.ts';

const PAGE = `import { ExampleShare } from '@theme';

<ExampleShare />

\`\`\`ts project="a" file="src/index.ts" run
export const one = 1;
\`\`\`

\`\`\`json
{}
\`\`\`

\`\`\`sh untested="needs a network"
npm publish
\`\`\`
`;

test('says how many blocks are run, checked and untested, and why', async () => {
  const html = staticHtml(await compileProven(PAGE));
  const rows = [...html.matchAll(/<tr><td>.*?<\/td><td>(\d+)<\/td><td>([\d.]+)%<\/td><\/tr>/g)];
  expect(rows.map(([, count, share]) => [count, share])).toEqual([
    ['1', '33.3'],
    ['1', '33.3'],
    ['1', '33.3'],
  ]);
  expect(html).toContain('Blocks: 3. Pages and fragments: 1. Projects: 1.');
  expect(html).toContain('<li>docs/page.mdx:13: needs a network</li>');
});
