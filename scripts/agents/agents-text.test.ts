import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agentsText } from './agents-text.ts';

const page = readFileSync('docs/guide/start/ai.mdx', 'utf8');
const site = 'https://docs.example/rslib';
const skills =
  '# Rslib\n\nAll of it.\n\n- [Migration](https://docs.example/rslib/SKILL.md): From other tools.\n';

test('has the rules of the page with the address of the site, and the skills', () => {
  const text = agentsText({ page, skills, site });
  expect(text).toContain(`- Options: ${site}/llms.txt lists the pages.`);
  expect(text).not.toContain('SITE');
  expect(text.endsWith('\n\n- [Migration](https://docs.example/rslib/SKILL.md): From other tools.\n')).toBe(
    true,
  );
});

test('says no sentence that is not on the page', () => {
  const rules = agentsText({ page, skills: '', site }).replaceAll(site, 'https://SITE').trim();
  expect(page).toContain(rules);
});

test('says what is missing from a page without rules', () => {
  expect(() => agentsText({ page: '# AI', skills, site })).toThrow('no block with the title AGENTS.md');
});
