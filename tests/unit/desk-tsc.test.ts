import { expect, test } from 'vitest';
import { convert } from '../../src/desk/convert/convert.ts';
import type { Converted } from '../../src/desk/model/conversion.ts';

interface Given {
  compilerOptions?: object;
  build?: string;
  manifest?: object;
  files?: readonly string[];
  name?: string;
  include?: readonly string[];
  exclude?: readonly string[];
}

function converted({ compilerOptions = {}, build = 'tsc', manifest, files, name, ...top }: Given): Converted {
  const result = convert({
    tool: 'tsc',
    name: name ?? 'tsconfig.json',
    config: JSON.stringify({ compilerOptions, include: ['src'], ...top }),
    manifest: JSON.stringify({ type: 'module', scripts: { build }, ...manifest }),
    ...(files && { files }),
  });
  if (result.kind !== 'converted') throw new Error(result.kind);
  return result;
}

const items = (given: Given) => /lib: (\[[^]*?\n {2}\]|\[.*\]),/.exec(converted(given).config ?? '')?.[1];
const verdicts = (given: Given) =>
  converted(given).list.map(({ name, outcome, text }) => `${name}: ${outcome}, ${text}`);

test('the format is that of module, else of the package', () => {
  const formatOf = (given: Given) => /format: '(\w+)'/.exec(items(given) ?? '')?.[1];
  const old = { devDependencies: { typescript: '^5.9.0' } };
  expect(formatOf({})).toBe('esm');
  expect(formatOf({ manifest: old })).toBe('cjs');
  expect(formatOf({ manifest: old, compilerOptions: { target: 'es2020' } })).toBe('esm');
  expect(formatOf({ compilerOptions: { module: 'NodeNext' } })).toBe('esm');
  expect(formatOf({ compilerOptions: { module: 'node18' }, manifest: { type: 'commonjs' } })).toBe('cjs');
});

test('files keep the ending .js', () => {
  expect(items({ compilerOptions: { module: 'commonjs' } })).toContain('autoExtension: false');
  expect(items({ compilerOptions: { module: 'esnext' } })).not.toContain('autoExtension');
});

test('several calls with flags of their own become items', () => {
  const build = 'tsc && tsc --module CommonJS --outDir dist/cjs';
  expect(items({ build })).toMatch(/format: 'esm'[^]*format: 'cjs'[^]*distPath: 'dist\/cjs'/);
});

test('a check stays a check', () => {
  const { manifest } = converted({ build: 'tsc --noEmit && tsc' });
  expect(JSON.parse(manifest ?? '')).toMatchObject({ scripts: { build: 'tsc --noEmit && rslib' } });
});

test('another file is named in the result', () => {
  const given = { build: 'tsc -p tsconfig.build.json', name: 'tsconfig.build.json' };
  expect(converted(given).config).toContain("tsconfigPath: './tsconfig.build.json'");
  expect(verdicts(given)).toContain(
    'scripts.build: -p tsconfig.build.json: converted, `source.tsconfigPath`',
  );
  expect(verdicts({ ...given, name: 'tsconfig.json' })).toContain(
    'scripts.build: -p tsconfig.build.json: decision, This file was not read.',
  );
});

test('what Rslib reads from the file is no flag', () => {
  expect(verdicts({ build: 'tsc --stripInternal' })).toContain(
    'scripts.build: --stripInternal: decision, Add `stripInternal` to `tsconfig.json`.',
  );
});

test('entries are the files that tsc compiles', () => {
  const entry = (given: Given) => /index: (\[.*\])/.exec(converted(given).config ?? '')?.[1];
  expect(entry({ include: ['src/**/*'] })).toBeUndefined();
  expect(entry({ include: ['./src/', 'types/a.d.ts'], exclude: ['node_modules', 'test'] })).toBeUndefined();
  expect(entry({ exclude: ['**/*.test.ts', 'src/bench', '**/mocks'] })).toBe(
    "['./src/**', '!./src/**/*.test.ts', '!./src/bench/**', '!./src/**/mocks/**']",
  );
  expect(entry({ include: ['lib', 'src/index.ts'] })).toBe("['./lib/**', './src/index.ts']");
  expect(entry({ files: ['src/a.ts', 'src/a.css'] })).toBe("['./src/**/*.ts']");
});

test('outBase is rootDir where the files do not say it', () => {
  const baseOf = (given: Given) => /outBase: '(.*?)'/.exec(converted(given).config ?? '')?.[1];
  const rootDir = { compilerOptions: { rootDir: './src' } };
  expect(baseOf(rootDir)).toBeUndefined();
  expect(baseOf({ ...rootDir, files: ['src/a.ts'] })).toBeUndefined();
  expect(baseOf({ ...rootDir, files: ['src/deep/a.ts'] })).toBe('src');
  expect(baseOf({})).toBe('.');
  expect(baseOf({ manifest: { devDependencies: { typescript: '~5.8' } } })).toBeUndefined();
});
