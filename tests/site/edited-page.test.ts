import { expect, test } from 'vitest';
import { build, siteWith } from './built-site.ts';

test('an edited word changes the documents of no other pages', { timeout: 60_000 }, async () => {
  const builds = [];
  for (const word of ['before', 'after'])
    builds.push(
      await build(
        siteWith({ 'docs/a.mdx': `# A\n\nThe word ${word}.\n`, 'docs/b.mdx': '# B\n\nAnother page.\n' }),
      ),
    );
  const [before, after] = builds as [(typeof builds)[0], (typeof builds)[0]];
  const isSame = (name: string) => after.read(name) === before.read(name);
  const documents = before.files().filter((name) => name.endsWith('.html'));
  expect(documents).toContain('b.html');
  expect(documents.filter((name) => !isSame(name))).toEqual(['a.html']);
  // The word is in the index, under another name.
  expect(isSame('search.en.json')).toBe(false);
});
