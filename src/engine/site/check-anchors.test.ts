import { expect, test } from 'vitest';
import { checkAnchors } from './check-anchors.ts';

const anchors = new Set(['tool.config.ts', 'cache-L2']);
const problemsOf = (hash: string) =>
  checkAnchors(
    [{ file: 'docs/a.mdx', line: 3, column: 5, routePath: '/b', hash }],
    () => anchors,
    'error',
  ).map(({ what }) => what);

test.each(['', 'top', 'tool.config.ts', 'tool.config.ts-L3', 'tool.config.ts-L3-L5', 'cache-L2'])(
  '#%s leads to the page, a heading, a block, or lines of a block',
  (hash) => {
    expect(problemsOf(hash)).toEqual([]);
  },
);

test.each(['cache', 'cache-L3', 'tool.config.ts-3'])('#%s leads nowhere', (hash) => {
  expect(problemsOf(hash)).toEqual([`The link leads to #${hash}, but /b has no such heading.`]);
});
