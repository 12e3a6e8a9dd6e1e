/** A format that bundlers of the Rollup family write. */
export type BundlerFormat = 'esm' | 'cjs' | 'iife' | 'umd';

const FORMATS: Readonly<Record<string, BundlerFormat>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  iife: 'iife',
  umd: 'umd',
};

/** The format that Rollup and those built on it call so. */
export function formatCalled(name: string): BundlerFormat | undefined {
  return Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
}
