import { expect, it } from 'vitest';
import { same } from '../model/mapping.ts';
import type { Tool } from '../model/tool.ts';
import { readConfigFile } from '../read/read-config.ts';
import { convertConfig } from './convert-config.ts';

const KIT: Tool = {
  id: 'kit',
  name: 'Kit',
  packageName: 'kit',
  page: '/kit',
  files: ['kit.config.ts'],
  programs: ['kit'],
  flags: [],
  mappings: [
    { name: 'output[].dir', what: '`output.distPath`', ...same('output.distPath') },
    { name: 'output[].define.*', what: '`source.define`', ...same('source.define') },
    { name: 'dts.only', what: 'nothing', unneeded: 'only types are written' },
    { name: 'names', what: 'nothing', unneeded: 'names are found' },
  ],
  differences: [],
  shapes: [],
  itemsOf: () => [undefined],
  base: () => [],
};

function listOf(options: string) {
  const read = readConfigFile(`export default ${options};`, KIT);
  if (read.kind !== 'read') throw new Error(options);
  const project = { manifest: {}, expand: () => undefined };
  return convertConfig(KIT, read.file.configs[0]!, { project, flags: [], prefix: '' }).list.map(
    ({ name, outcome, text }) => `${name}: ${outcome === 'decision' ? text : outcome}`,
  );
}

it('converts what is in the objects of a list', () => {
  expect(listOf("{ output: [{ dir: 'a', define: { 'x.y': '1' }, wat: 1 }], names: [{ a: 1 }] }")).toEqual([
    'output[0].dir: converted',
    "output[0].define['x.y']: converted",
    'output[0].wat: Kit has no such option.',
    'names[0].a: not needed',
  ]);
});

it('keeps a list without objects whole, and lists items that are none', () => {
  expect(listOf('{ output: [1, 2] }')).toEqual(['output: `output.distPath`']);
  expect(listOf("{ output: ['a', { dir: 'b' }] }")).toEqual([
    'output[0]: `output.distPath`',
    'output[1].dir: converted',
  ]);
});

it('does not take a name with a dot for an option with parts', () => {
  expect(listOf("{ 'dts.only': true, dts: { only: true } }")).toEqual([
    'dts.only: Kit has no such option.',
    'dts.only: not needed',
  ]);
});
