import type { Flag } from '../../model/tool.ts';

/** The flags of `modern build`. */
export const MODERN_FLAGS: readonly Flag[] = [
  { names: ['-w', '--watch'], rslib: '--watch' },
  { names: ['--tsconfig'], option: 'buildConfig.tsconfig', value: 'text' },
  { names: ['--no-dts'], option: 'buildConfig.dts', sets: false },
  {
    names: ['-p', '--platform'],
    value: 'optional',
    instead: 'Build [Storybook](/guide/advanced/storybook) with its own command.',
  },
  {
    names: ['--no-clear'],
    instead: 'Set [`output.cleanDistPath: false`](/config/rsbuild/output).',
  },
  { names: ['-c', '--config'], value: 'text', file: true },
];
