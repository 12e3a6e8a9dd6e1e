import type { Flag } from '../../model/tool.ts';

/** The flags of `vite build`. */
export const VITE_FLAGS: readonly Flag[] = [
  { names: ['--target'], option: 'build.target', value: 'text' },
  { names: ['--outDir'], option: 'build.outDir', value: 'text' },
  { names: ['--assetsDir'], option: 'build.assetsDir', value: 'text' },
  { names: ['--assetsInlineLimit'], option: 'build.assetsInlineLimit', value: 'text' },
  { names: ['--ssr'], option: 'build.ssr', value: 'optional' },
  { names: ['--sourcemap'], option: 'build.sourcemap', value: 'optional' },
  { names: ['--minify'], option: 'build.minify', value: 'optional' },
  { names: ['--manifest'], option: 'build.manifest', value: 'optional' },
  { names: ['--ssrManifest'], option: 'build.ssrManifest', value: 'optional' },
  { names: ['--emptyOutDir'], option: 'build.emptyOutDir' },
  { names: ['-w', '--watch'], rslib: '--watch' },
  { names: ['--app'], option: 'builder' },
  { names: ['-c', '--config'], value: 'text', file: true },
  { names: ['--base'], option: 'base', value: 'text' },
  { names: ['-l', '--logLevel'], option: 'logLevel', value: 'text' },
  { names: ['--clearScreen'], option: 'clearScreen', value: 'optional' },
  { names: ['--configLoader'], value: 'text', rslib: '--config-loader auto' },
  { names: ['-m', '--mode'], option: 'mode', value: 'text' },
];
