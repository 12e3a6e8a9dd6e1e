import { expect, test } from 'vitest';
import { compileMdx, runsHtml } from '../../site/temp-site.fixture.ts';

async function captionsOf(label: string, title: string): Promise<string[]> {
  const page = await compileMdx(
    [
      "import { Tab, Tabs } from '@theme';",
      `<Tabs><Tab label="${label}">`,
      `\`\`\`ts title="${title}"\na\n\`\`\``,
      '</Tab></Tabs>',
      `\`\`\`ts title="${title}"\nb\n\`\`\``,
    ].join('\n\n'),
  );
  const html = runsHtml(page).join('');
  expect(page.problems).toEqual([]);
  return [...html.matchAll(/<figcaption([^>]*)>/g)].map(([, attributes]) => attributes!);
}

test('a title that repeats the label of its tab is hidden, and others are shown', async () => {
  expect(await captionsOf('a.ts', 'a.ts')).toEqual([' hidden', '']);
  expect(await captionsOf('ESM', 'a.ts')).toEqual(['', '']);
});
