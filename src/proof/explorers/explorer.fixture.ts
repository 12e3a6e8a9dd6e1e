import { contentHash } from '../examples/run/content-hash.ts';
import type { SiteFiles } from '../../engine/site/temp-site.fixture.ts';
import { combinationName, combinationsOf } from './combinations.ts';
import type { ExplorerDefinition } from './definition.ts';
import type { ProjectFiles } from './explorer-project.ts';
import { inputsHash, outputsHash } from './explorer-recording.ts';
import type { Recording } from './explorer-recording.ts';

/** An explorer with two choices, one nested inside the other. */
export const SMALL: ExplorerDefinition = {
  id: 'small',
  title: 'Small',
  show: 'scripts',
  config: {},
  choices: [
    {
      key: 'dts',
      path: ['lib', 'dts'],
      values: [
        { label: 'off' },
        { label: 'true', value: true },
        { label: 'bundle', value: { bundle: true } },
      ],
    },
    {
      key: 'ext',
      path: ['lib', 'dts', 'autoExtension'],
      values: [{ label: 'not set' }, { label: 'true', value: true }],
      default: 'true',
    },
  ],
};

const SMALL_PROJECT: ProjectFiles = new Map([
  ['package.json', '{ "name": "kit" }'],
  ['src/index.ts', 'export const a = 1;\n'],
]);

const TEXT = ['const a = 1;', 'export { a };', ''];

export function smallRecording(): Recording {
  const hash = contentHash(TEXT.join('\n'));
  const results = combinationsOf(SMALL).map((combination, index): [string, Recording['results'][string]] => [
    combinationName(SMALL, combination),
    index === 0 ? { error: 'error   It < fails.' } : { files: { 'dist/index.js': hash } },
  ]);
  const outputs = {
    versions: { '@rslib/core': '1.0.1' },
    results: Object.fromEntries(results),
    contents: { [hash]: { bytes: 27, gzip: 47, text: [...TEXT] } },
  };
  return {
    inputs: inputsHash(SMALL, SMALL_PROJECT),
    outputs: outputsHash(outputs),
    ...outputs,
  };
}

export function smallSite(recording = smallRecording()): SiteFiles {
  const choices = SMALL.choices.map(({ path, ...choice }) => ({ ...choice, path: path.join('.') }));
  return {
    'explorers/small/explorer.json': JSON.stringify({ title: SMALL.title, choices }),
    'explorers/small/recorded.json': JSON.stringify(recording),
    ...Object.fromEntries(
      [...SMALL_PROJECT].map(([name, text]) => [`explorers/small/project/${name}`, text]),
    ),
  };
}
