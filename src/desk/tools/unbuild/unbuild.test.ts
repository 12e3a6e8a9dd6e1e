import { expect, it } from 'vitest';
import { convert } from '../../convert/convert.ts';

function converted(config: string | undefined, manifest: object, files?: string[]): string {
  const result = convert({
    tool: 'unbuild',
    ...(config !== undefined && { config, name: 'build.config.ts' }),
    manifest: JSON.stringify(manifest),
    ...(files && { files }),
  });
  if (result.kind !== 'converted') throw new Error(result.kind);
  return result.config ?? '';
}

it('reads the entries from `exports`, with the formats that are in it', () => {
  const exports = {
    '.': {
      import: { types: './dist/index.d.mts', default: './dist/index.mjs' },
      require: './dist/index.cjs',
    },
    './deep': './dist/deep/round.mjs',
    './package.json': './package.json',
  };
  const config = converted(undefined, { type: 'module', exports, scripts: { build: 'unbuild' } }, [
    'src/index.ts',
    'src/deep/round.ts',
    'src/other.ts',
  ]);
  expect(config).toContain("entry: { index: './src/index.ts', 'deep/round': './src/deep/round.ts' }");
  expect(config).toContain("{ format: 'esm', dts: { bundle: true } }");
  expect(config).toContain("{ format: 'cjs', dts: { bundle: true, autoExtension: true } }");
});

it('makes an item of each folder that mkdist compiles', () => {
  const config = converted(
    `export default { entries: [
  'src/index',
  { builder: 'mkdist', input: './runtime', outDir: './dist/runtime', pattern: ['**', '!a.ts'], format: 'cjs' },
] };`,
    { type: 'module' },
  );
  expect(config).toContain("format: 'cjs'");
  expect(config).toContain("source: { entry: { index: ['./runtime/**', '!./runtime/a.ts'] } }");
  expect(config).toContain("output: { distPath: 'dist/runtime' }");
});
