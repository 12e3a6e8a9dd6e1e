import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

declare const __ENGINE_ROOT__: string;

/** Entries without a mistake that could be shown beside its fix, with the reason. */
const WITHOUT_PAIR: Readonly<Record<string, string>> = {
  exe: 'needs a Node.js that the examples do not run with',
  'no-typescript': 'all examples have the package',
  'no-api-extractor': 'all examples have the package',
};

/** A heading that quotes a message or names its code. */
const ENTRY = /^### `[^\n]*\{#([\w-]+)\}$/gm;
const PAIR = /<SideBySide>\n\n```[^]*?^```\n\n```[^\n]*\brun\b[^\n]*\n[^]*?^```\n\n<\/SideBySide>/m;
/** Sources that are not TypeScript cannot be a file of an example: commands write them. */
const FIXED_BY_COMMAND = /expect-error=[^]*only="ready"\n\$ echo /;

test.each(['errors', 'source-errors', 'declaration-errors'])(
  'each entry of %s shows its mistake and the fix, which was run too',
  (page) => {
    const text = readFileSync(path.join(__ENGINE_ROOT__, `docs/guide/faq/${page}.mdx`), 'utf8');
    const entries = [...text.matchAll(ENTRY)].map(({ 1: id, index }) => ({
      id: id!,
      text: text.slice(index).split(/\n(?=##)/)[0]!,
    }));
    const lacking = entries.filter((entry) => !PAIR.test(entry.text) && !FIXED_BY_COMMAND.test(entry.text));
    expect(entries.length).toBeGreaterThan(5);
    expect(lacking.map(({ id }) => id).filter((id) => !(id in WITHOUT_PAIR))).toEqual([]);
  },
);
