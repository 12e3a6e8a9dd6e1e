import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');
const ID = 'format';

interface Definition {
  choices: { key: string; values: (string | boolean | { label: string })[] }[];
}
interface Recording {
  results: Record<string, { error?: string }>;
}

it('the home page names only choices of its explorer and describes the recorded warning as a warning', () => {
  const [claim = ''] = textOf('docs/index.mdx').split(`<Explorer id="${ID}" />`)[0]!.split('\n## ').slice(-1);
  const [, words = ''] = claim.split('\n\n');
  const named = [...words.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
  const { choices } = JSON.parse(textOf(`explorers/${ID}/explorer.json`)) as Definition;
  const keys = choices.map(({ key }) => key);
  const labels = choices.flatMap(({ values }) =>
    values.map((value) => (typeof value === 'object' ? value.label : String(value))),
  );
  expect(named).toEqual(expect.arrayContaining(keys));
  expect(named.filter((name) => !keys.includes(name) && !labels.includes(name))).toEqual([]);

  const { results } = JSON.parse(textOf(`explorers/${ID}/recorded.json`)) as Recording;
  expect(words).toContain('for `mf` a warning');
  expect(results['format=mf bundle=true']?.error).toMatch(/^warn /);
});
