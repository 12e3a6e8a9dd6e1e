import { expect, test } from 'vitest';
import { blocksOf } from '../examples/read/collect-blocks.ts';
import { assembleProjects } from '../examples/read/projects.ts';
import { hoverDrift } from './hover-drift.ts';
import type { HoverRecording } from './hover-recording.ts';

const document = {
  file: '/site/docs/a.mdx',
  name: 'docs/a.mdx',
  relativePath: 'a.mdx',
  examples: 'examples',
};
const text = 'defineConfig({\n  dts: true,\n  bundle: false,\n});';
const source = `# Title\n\n\`\`\`ts project="a" file="rslib.config.ts" run\n${text}\n\`\`\`\n`;
const { blocks } = blocksOf(source, document);
const [project] = assembleProjects(document, blocks, () => undefined).projects;
const blockAs = (key: string) => ({
  block: blocks[0]!,
  project: project!,
  file: 'rslib.config.ts',
  text,
  key,
  inputs: 'now',
});

/** Creates a recording of types by name, for blocks with these keys. */
function recording(types: Record<string, string>, ...keys: string[]): HoverRecording {
  const texts = Object.values(types);
  const places = Object.keys(types).flatMap((name, index) => [text.indexOf(name), index]);
  return { texts, blocks: Object.fromEntries(keys.map((key) => [key, { inputs: 'then', places }])) };
}
const drift = (before: HoverRecording | undefined, now: HoverRecording, ...keys: string[]) =>
  hoverDrift({ document, blocks: keys.map(blockAs), recorded: before }, now).map(
    ({ line, what }) => `${line}: ${what}`,
  );

test('reports each name whose type changed with its line, and ignores versions', () => {
  const before = recording({ defineConfig: 'f', dts: 'dts?: boolean' }, 'one');
  expect(drift(before, before, 'one')).toEqual([]);
  const now = recording({ defineConfig: 'f', dts: 'dts?: Dts', bundle: 'bundle?: true' }, 'one');
  expect(drift(before, now, 'one')).toEqual([
    '5: `dts` has a different type (- page, + real):\n    - dts?: boolean\n    + dts?: Dts',
    '6: `bundle` has a type (- page, + real):\n    + bundle?: true',
  ]);
  expect(drift(now, recording({ defineConfig: 'f', bundle: 'bundle?: true' }, 'one'), 'one')).toEqual([
    '5: `dts` has no type (- page, + real):\n    - dts?: Dts',
  ]);
});

test('reports a change in several blocks once, and skips blocks without a recording', () => {
  const before = recording({ dts: 'old' }, 'one', 'two');
  const now = recording({ dts: 'new' }, 'one', 'two', 'three');
  expect(drift(before, now, 'one', 'two', 'three')).toHaveLength(1);
  expect(drift(undefined, now, 'one')).toEqual([]);
});
