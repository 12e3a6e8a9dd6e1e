import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { heightClass } from './explorer-html.ts';

declare const __ENGINE_ROOT__: string;

const STYLES = path.join(__ENGINE_ROOT__, 'src/proof/browser/explorer/explorer-static.css');
const styled = [...readFileSync(STYLES, 'utf8').matchAll(/^\.(lines-\d+) \{/gm)].map(([, name]) => name!);

/** An explorer with one combination. */
const ofLines = (config: number, output: number) =>
  heightClass({
    config: 'rslib.config.ts',
    files: [
      ['rslib.config.ts', 0],
      ['dist/index.js', 1],
    ],
    texts: [config, output].map((lines) => 'a\n'.repeat(lines - 1)),
    results: [[0, 1]],
  });

it('makes room for configuration and output, the latter up to 20 lines', () => {
  expect(ofLines(6, 7)).toBe('lines-14');
  expect(ofLines(6, 200)).toBe('lines-26');
});

it('uses only heights that the stylesheet has, and all of them', () => {
  const used = new Set<string>();
  for (let config = 1; config <= 50; config++)
    for (let output = 1; output <= 50; output++) used.add(ofLines(config, output));
  expect([...used].sort()).toEqual(styled.sort());
});
