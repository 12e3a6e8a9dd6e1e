import { expect, test } from 'vitest';
import { DOCTOR_TABLES } from '../model/words/doctor-words.ts';
import { examinedText } from './examined-examples.ts';

const SHOWN = {
  'guide/publish/exports.mdx order': {
    errors: ['A_CODE', 'B_CODE'],
    why: 'The page shows the <wrong> order.',
  },
};

test('says how many examples could be published, and links to those that show an error', () => {
  const { html, markdown, words } = examinedText({ packages: 38, shown: SHOWN }, DOCTOR_TABLES.en, '/docs/');
  expect(words).toMatch(/^The doctor finds no error in 37 of the 38 /);
  expect(html).toContain(
    '<li><a href="/docs/guide/publish/exports">guide/publish/exports</a>: The page shows the &lt;wrong&gt; order. <code>A_CODE, B_CODE</code></li>',
  );
  expect(markdown).toContain(
    '\n\n- guide/publish/exports: The page shows the <wrong> order. `A_CODE, B_CODE`',
  );
});

test('shows no list if no example has an error', () => {
  expect(examinedText({ packages: 3, shown: {} }, DOCTOR_TABLES.en, '/').html).not.toContain('<ul>');
});
