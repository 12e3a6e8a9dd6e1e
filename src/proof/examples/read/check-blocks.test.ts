import { expect, test } from 'vitest';
import { checkBlocks } from './check-blocks.ts';
import { blocksOf } from './collect-blocks.ts';

const document = {
  file: '/site/docs/a.mdx',
  name: 'docs/a.mdx',
  relativePath: 'a.mdx',
  examples: 'examples',
};

const check = (source: string) =>
  checkBlocks(blocksOf(source, document).blocks).map(({ line, what }) => `${line}: ${what}`);
const block = (info: string, text: string) => `# Title\n\n\`\`\`${info}\n${text}\n\`\`\`\n`;

test.each([
  ['ts', 'const a = 1;\nconst b: = 2;', '5: Line 2 of the ts block is not TypeScript: unexpected token.'],
  ['jsx', 'const a = <b>;', /^4: Line 1 of the jsx block is not JavaScript with JSX/],
  ['js', 'let a: number;', /^4: Line 1 of the js block is not JavaScript/],
  ['json', '{\n  "a": 1,\n}', '5: Line 2 of the json block is not JSON: there is one comma too many.'],
  [
    'json',
    '{\n  // why\n  "a": 1\n}',
    '5: Line 2 of the json block is not JSON: JSON does not allow comments.',
  ],
  ['jsonc', '{\n  // why\n  a: 1\n}', /^6: Line 3 of the jsonc block is not JSON/],
  ['css', 'a {\n  color red;\n}', /^5: Line 2 of the css block is not CSS/],
  ['yaml', 'on:\n  push: [main', /^5: Line 2 of the yaml block is not YAML: /],
  ['yaml', 'on: 1\non: 2', /^5: Line 2 of the yaml block is not YAML: map keys must be unique/],
  ['sh', 'npm login\necho "a', /^5: Line 2 of the sh block has a quote " that is never closed/],
])('reports a %s block that does not parse', (lang, text, expected) => {
  const problems = check(block(lang, text));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(expected);
});

test.each([
  ['tsx', 'export const A = ({ a }: { a: string }) => <b>{a}</b>; // [!code highlight]'],
  ['jsonc', '{ "a": "// no comment", /* one */ "b": [1, 2,], }'],
  ['css', '.a { &:hover { color: red; } }'],
  ['yaml', 'on: { push: [main] } # each time'],
  ['sh', "npm login # it's you"],
  ['txt', 'anything { at all'],
  ['js untested="shows a mistake"', 'let = = 1'],
  ['js project="a" output="dist/index.js"', 'not { javascript'],
])('accepts %s', (info, text) => {
  expect(check(block(info, text))).toEqual([]);
});

test('reports the right line of an error below a line that only holds a mark', () => {
  expect(check(block('ts', '// [!code ++]\nconst a = 1;\nconst b = ;'))).toEqual([
    '6: Line 3 of the ts block is not TypeScript: unexpected token.',
  ]);
});

test.each([
  [
    'ts title="rslib.config.ts"',
    'export default {};',
    'The configuration is not marked, so it is never built.',
  ],
  [
    'ts',
    "import { defineConfig } from '@rslib/core';",
    'The configuration is not marked, so it is never built.',
  ],
  ['sh', 'npx rslib --watch', 'The commands are not marked, so nothing shows that they work.'],
  ['console', '$ ls', 'The commands are not marked, so nothing shows that they work.'],
  ['js title="dist/index.js"', 'export {};', 'The block shows dist/index.js, but was not recorded.'],
  ['txt', 'ready   built in 0.1s', 'The block shows what a command printed, but was not recorded.'],
  ['tree', 'dist\n└── index.js', 'The block lists emitted files, but was not recorded.'],
])('reports an unmarked block: %s', (info, text, what) => {
  expect(check(block(info, text))).toEqual([`3: ${what}`]);
});
