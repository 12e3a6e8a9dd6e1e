import { expect, it } from 'vitest';
import { same } from '../model/mapping.ts';
import { outCall } from '../model/out.ts';
import { entryOf } from '../model/setting.ts';
import type { Tool } from '../model/tool.ts';
import { readConfigFile } from '../read/read-config.ts';
import { convertConfig } from './convert-config.ts';
import { printValue } from './print-value.ts';

const KIT: Tool = {
  id: 'kit',
  name: 'Kit',
  packageNames: ['kit'],
  page: '/kit',
  files: ['kit.config.ts'],
  programs: ['kit'],
  flags: [],
  mappings: [
    { name: 'output[].dir', what: '`output.distPath`', ...same('output.distPath') },
    { name: 'output[].define.*', what: '`source.define`', ...same('source.define') },
    { name: 'dts.only', what: 'nothing', unneeded: 'only types are written' },
    { name: 'names', what: 'nothing', unneeded: 'names are found' },
    {
      name: 'plugins[]',
      when: ({ setting }) => setting.kind === 'code' && setting.called?.from === 'kit-react',
      what: '`pluginReact`',
      takesCode: true,
      convert: () => [
        { at: 'plugins', value: { kind: 'list', items: [outCall('pluginReact', 'new-react')] } },
      ],
    },
    { name: 'plugins[]', what: 'Look for another one.' },
  ],
  differences: [],
  shapes: [],
  itemsOf: () => [undefined],
  base: () => [],
};

/** One item for each output. */
const OF_OUTPUTS: Tool = {
  ...KIT,
  itemsOf: (config) => {
    const output = entryOf(config, 'output');
    return output?.kind === 'list' ? output.items.map((_, at) => `[${at}]`) : [''];
  },
  placeOf: (at) => ['output', String(at)],
};

function converted(options: string, { tool = KIT, flags = '{}', imports = '' } = {}) {
  const [config, own] = [`${imports}export default ${options};`, `export default ${flags};`].map((code) => {
    const read = readConfigFile(code, tool);
    if (read.kind !== 'read') throw new Error(code);
    return read.file.configs[0]!;
  });
  const labelled = own!.entries.map((entry) => ({ ...entry, label: `--${entry.name}` }));
  const project = { manifest: {}, configs: [], expand: () => undefined };
  return convertConfig(tool, config!, { project, flags: labelled, prefix: '' });
}

const linesOf = ({ list }: ReturnType<typeof converted>) =>
  list.map(({ name, outcome, text }) => `${name}: ${outcome === 'decision' ? text : outcome}`);

const listOf = (options: string) => linesOf(converted(options));

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

it('takes an object for a list of one', () => {
  expect(listOf("{ output: { dir: 'a', define: { x: '1' } } }")).toEqual([
    'output.dir: converted',
    'output.define.x: converted',
  ]);
});

it('gives an item only what is in the object that it comes from', () => {
  const result = converted("{ output: [{ dir: 'a' }, { dir: 'b' }], names: [] }", { tool: OF_OUTPUTS });
  expect(result.items.map((item) => printValue(item))).toEqual([
    "{ output: { distPath: 'a' } }",
    "{ output: { distPath: 'b' } }",
  ]);
  expect(linesOf(result)).toEqual([
    'output[0].dir: converted',
    'output[1].dir: converted',
    'names: not needed',
  ]);
});

it('converts calls in a list, whose imports are then done with', () => {
  const result = converted('{ plugins: [react(), react({ a: 1 }), other()] }', {
    imports: "import react from 'kit-react';\nimport other from 'kit-other';\n",
  });
  expect(linesOf(result)).toEqual([
    'plugins[0]: converted',
    'plugins[1]: converted',
    'plugins[2]: Look for another one.',
  ]);
  expect(result.items.map((item) => printValue(item))).toEqual(['{ plugins: [pluginReact()] }']);
  expect(result.handled).toEqual(['react', 'react']);
});

it('lets flags replace what they name, also in each object of a list', () => {
  const options = "{ output: [{ dir: 'a', define: { x: '1' } }, { dir: 'b' }] }";
  const result = converted(options, { tool: OF_OUTPUTS, flags: "{ output: { dir: 'c' } }" });
  expect(result.items.map((item) => printValue(item))).toEqual([
    "{ source: { define: '1' }, output: { distPath: 'c' } }",
    "{ output: { distPath: 'c' } }",
  ]);
  expect(linesOf(result)).toEqual([
    'output[0].define.x: converted',
    'output[0].dir: converted',
    'output[1].dir: converted',
    'output[0].dir: not needed',
    'output[1].dir: not needed',
  ]);
});
