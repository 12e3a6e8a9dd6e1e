import type { Difference } from '../../model/mapping.ts';
import { isRecord } from '../../model/manifest.ts';
import type { Tool } from '../../model/tool.ts';
import { valueOf } from '../shared/facts.ts';
import { CHANGED_ROWS } from './changed.ts';
import { partOf, rslibItems } from './facts.ts';
import type { RslibFacts } from './facts.ts';
import { UNCHANGED_ROWS } from './unchanged.ts';

const isForNode = (facts: RslibFacts) => partOf(facts, 'output', 'target') !== 'web';
const isEsm = (facts: RslibFacts) => [undefined, 'esm'].includes(valueOf(facts, 'format') as string);

const DIFFERENCES: readonly Difference<RslibFacts>[] = [
  {
    when: (facts) => {
      const { engines } = facts.project.manifest;
      const hasEngines = isRecord(engines) && engines['node'] !== undefined;
      return hasEngines && isForNode(facts) && facts.option('syntax') === undefined;
    },
    text: "Syntax [follows `engines.node`](#engines) now. `syntax: 'esnext'` keeps it as it was.",
  },
  {
    when: () => true,
    text: '`import.meta.env` and `process.env.BASE_URL` [are not replaced](#env). Define the names that the source uses.',
  },
  {
    when: isEsm,
    text: "`new URL('…', import.meta.url)` [means a file to copy](#new-url), and `new Worker(new URL(…))` one [to build](#workers). [`require()` of a dependency](#require) stays one.",
  },
  {
    when: (facts) => {
      const dts = facts.option('dts');
      const isOn = dts !== undefined && valueOf(facts, 'dts') !== false;
      return isOn && partOf(facts, 'dts', 'bundle') === undefined;
    },
    text: 'Imports in declaration files [have extensions](#dts).',
  },
  {
    when: (facts) => valueOf(facts, 'bundle') === false,
    text: 'An import of `.wasm` [stays one](#wasm).',
  },
];

export const RSLIB: Tool<RslibFacts> = {
  id: 'rslib',
  name: 'Rslib 0.x',
  packageNames: ['@rslib/core'],
  drops: [],
  page: '/guide/migration/rslib-0',
  files: [
    'rslib.config.ts',
    'rslib.config.mts',
    'rslib.config.cts',
    'rslib.config.js',
    'rslib.config.mjs',
    'rslib.config.cjs',
  ],
  programs: ['rslib'],
  commands: ['', 'build'],
  keepsScripts: true,
  flags: [{ names: ['-c', '--config'], value: 'text', file: true }],
  parameters: [{ command: 'build' }],
  mappings: [...CHANGED_ROWS, ...UNCHANGED_ROWS],
  differences: DIFFERENCES,
  shapes: [['every other option', 'the same option']],
  itemsOf: rslibItems,
  placeOf: ({ at }) => (at === undefined ? ['lib'] : ['lib', `[${at}]`]),
  base: () => [],
};
