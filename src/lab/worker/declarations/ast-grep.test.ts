import { expect, test } from 'vitest';
import { parseAsync } from './ast-grep.ts';

/** What @ast-grep/napi 0.45.3 finds for the plugin in each of these texts. */
const FOUND: readonly (readonly [text: string, ...names: string[]])[] = [
  ["import a, * as b from './a';\nexport * as ns from './b';", './a', './b'],
  ["import './a'", './a'],
  ['import type { X } from "./a";\nexport type { Y } from "./b";', './a', './b'],
  ["import x = require('./a');\nexport = require('./b');", './a', './b'],
  ["export import x = require('./a');"],
  ["declare const a: typeof import('./a'), b: import('./b').B<import('./c').C>;", './a', './b', './c'],
  ["declare const a: import('./a', { with: { 'resolution-mode': 'import' } }).A;"],
  ["export { default } from './a' with { type: 'json' };\nimport b from './b' with { type: 'json' };", './b'],
  ["/** import('./a') */ // from './b'\nexport {};"],
  ["export declare let s: \"from './a'\", t: `import('./b')`;"],
  ["declare module './a' { interface A {} }\ndeclare module 'b' { export * from './c'; }", './c'],
  ["import a from '';\nimport b from './é/b';", './é/b'],
  ["type A = import(/* why */ './a').A", './a'],
  ['/// <reference path="./a.d.ts" />'],
];

test.each(FOUND)('finds what names a module in %s', async (text, ...names) => {
  const found = (await parseAsync('typescript', text)).root().findAll();
  expect(found.map((match) => match.getMatch().text())).toEqual(names);
  const cut = found.map((match) => {
    const { start, end } = match.getMatch().range();
    return text.slice(start.index, end.index);
  });
  expect(cut).toEqual(names);
});
