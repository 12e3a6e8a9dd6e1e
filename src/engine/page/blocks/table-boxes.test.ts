import { expect, test } from 'vitest';
import { compileMdx, runsHtml } from '../../site/temp-site.fixture.ts';

test('every table is in a box, and only once', async () => {
  const page = await compileMdx('| A |\n|---|\n| 1 |\n\n- a\n\n  | B |\n  |---|\n  | 2 |\n');
  const html = runsHtml(page).join('').replaceAll('\n', '');
  expect(html.match(/<div class="table"><table><thead>/g)).toHaveLength(2);
  expect(html.match(/<table>/g)).toHaveLength(2);
  expect(page.markdown).toContain('| A |');
});
