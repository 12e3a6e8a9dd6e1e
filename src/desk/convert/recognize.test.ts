import { expect, it } from 'vitest';
import { convert } from './convert.ts';
import { recognizeProject, recognizeTool } from './recognize.ts';

const project = (files: readonly string[], manifest: object = {}) =>
  recognizeProject(new Set(files), manifest as Record<string, unknown>)?.id;

it('knows a tool by its file, an import, a field, a script or a dependency', () => {
  expect(recognizeTool({ name: 'packages/kit/tsup.config.mts' }, {})?.id).toBe('tsup');
  expect(recognizeTool({ config: "import { defineConfig } from 'tsup';" }, {})?.id).toBe('tsup');
  expect(recognizeTool({}, { tsup: {} })?.id).toBe('tsup');
  expect(recognizeTool({}, { scripts: { build: 'tsup src/a.ts' } })?.id).toBe('tsup');
  expect(recognizeTool({}, { devDependencies: { tsup: '8' } })?.id).toBe('tsup');
  expect(recognizeTool({ config: 'export default {};' }, {})).toBeUndefined();
});

it('knows the tool of a project by its files and scripts', () => {
  expect(project(['package.json', 'tsup.config.ts'])).toBe('tsup');
  expect(project(['package.json'], { scripts: { build: 'tsup src/a.ts' } })).toBe('tsup');
  expect(project(['package.json', 'src/tsup.config.ts'])).toBeUndefined();
});

it('takes the compiler for the tool only where a script builds with it', () => {
  const files = ['package.json', 'tsconfig.json'];
  const withScript = (build: string) =>
    project(files, { scripts: { build }, devDependencies: { typescript: '7' } });
  expect(withScript('tsc -p .')).toBe('tsc');
  expect(withScript('tsc && tsup')).toBe('tsc');
  expect(project([...files, 'tsup.config.ts'], { scripts: { build: 'tsup && tsc' } })).toBe('tsup');
  expect(withScript('webpack')).toBeUndefined();
  expect(withScript('tsc --noEmit && webpack')).toBeUndefined();
  expect(withScript('tsc --emitDeclarationOnly && webpack')).toBeUndefined();
  expect(recognizeTool({ config: '{ "compilerOptions": {} }' }, {})?.id).toBe('tsc');
});

it('raises a release of Rslib that does not know what the result says', () => {
  const manifest = '{ "devDependencies": { "tsup": "8", "@rslib/core": "^0.18.0" } }';
  const result = convert({ tool: 'tsup', config: 'export default {};', manifest });
  expect(result.kind === 'converted' && JSON.parse(result.manifest ?? '')).toEqual({
    devDependencies: { '@rslib/core': expect.stringMatching(/^\^1\./) as string },
  });
});

it('changes paths in package.json where files get another extension', () => {
  const manifest = JSON.stringify({
    type: 'module',
    types: './dist/index.d.mts',
    bin: { kit: 'dist/cli.mjs' },
    exports: { '.': { import: './dist/index.mjs', require: './dist/index.cjs' }, './a': './a.mjs' },
  });
  const result = convert({ tool: 'tsdown', config: "export default { format: ['esm', 'cjs'] };", manifest });
  expect(result.kind === 'converted' && JSON.parse(result.manifest ?? '')).toMatchObject({
    types: './dist/index.d.ts',
    bin: { kit: 'dist/cli.js' },
    exports: { '.': { import: './dist/index.js', require: './dist/index.cjs' }, './a': './a.mjs' },
  });
});
