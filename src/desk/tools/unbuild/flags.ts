import type { Flag } from '../../model/tool.ts';

/** The flags of unbuild's command line. */
export const UNBUILD_FLAGS: readonly Flag[] = [
  { names: ['--config'], value: 'text', file: true },
  { names: ['--watch'], rslib: '--watch' },
  { names: ['--stub'], option: 'stub' },
  { names: ['--minify'], option: 'rollup.esbuild.minify' },
  { names: ['--no-minify'], option: 'rollup.esbuild.minify', sets: false },
  { names: ['--sourcemap'], option: 'sourcemap' },
  { names: ['--no-sourcemap'], option: 'sourcemap', sets: false },
  { names: ['--parallel'], option: 'parallel' },
];
