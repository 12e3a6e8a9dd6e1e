import { expect, test } from 'vitest';
import { compileMdx, runsHtml } from '../../site/temp-site.fixture.ts';

async function tableOf(markdown: string): Promise<string> {
  return runsHtml(await compileMdx(markdown))
    .join('')
    .replaceAll('\n', '');
}

test('a table without a name for its first column has row headers and a plain cell in the corner', async () => {
  const html = await tableOf('| | A | B |\n|---|---|---|\n| `x` | 1 | 2 |\n| | 3 | 4 |\n');
  expect(html).toContain('<thead><tr><td></td><th scope="col">A</th><th scope="col">B</th></tr></thead>');
  expect(html).toContain('<tr><th scope="row"><code>x</code></th><td>1</td><td>2</td></tr>');
  expect(html).toContain('<tr><td></td><td>3</td><td>4</td></tr>');
});

test('a table with names for all columns is left unchanged', async () => {
  const html = await tableOf('| Name | A |\n|---|---|\n| x | 1 |\n');
  expect(html).toContain('<th>Name</th>');
  expect(html).not.toContain('scope');
});
