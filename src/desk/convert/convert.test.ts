import { describe, expect, it } from 'vitest';
import { convert } from './convert.ts';
import type { Input } from './input.ts';

function converted(input: Input) {
  const result = convert(input);
  if (result.kind !== 'converted') throw new Error(JSON.stringify(result));
  return result;
}

/** Converts options of tsup, and returns what is exported, without its line breaks. */
function configOf(options: string, manifest: object = { type: 'module' }): string {
  const { config = '' } = converted({
    config: `import { defineConfig } from 'tsup';\nexport default defineConfig(${options});`,
    manifest: JSON.stringify(manifest),
  });
  return config
    .slice(config.indexOf('defineConfig(') + 13, -3)
    .replaceAll(/,?\s*\n\s*/g, ' ')
    .replaceAll(/([[{]) | (?=[\]}])/g, '$1');
}

const listOf = (options: string, manifest: object = { type: 'module' }) =>
  converted({
    config: `import { defineConfig } from 'tsup';\nexport default defineConfig(${options});`,
    manifest: JSON.stringify(manifest),
  }).list;

describe('formats', () => {
  it('become an item of lib each, with what differs, and share the rest', () => {
    expect(configOf("{ format: ['esm', 'cjs'], dts: true, shims: true, sourcemap: true }")).toBe(
      "{lib: [{format: 'esm', dts: {bundle: true}, shims: {esm: {__dirname: true, __filename: true}}} {format: 'cjs', dts: {bundle: true, autoExtension: true}}] output: {sourceMap: true}}",
    );
  });

  it.each([
    ['{}', "{lib: [{format: 'cjs'}]}"],
    [
      "{ format: 'iife', globalName: 'Kit' }",
      "{lib: [{format: 'umd', umdName: 'Kit'}] output: {target: 'web', filename: {js: '[name].global.js'}}}",
    ],
    [
      "{ format: 'esm', legacyOutput: true, outDir: 'lib' }",
      "{lib: [{format: 'esm', autoExtension: false}] output: {distPath: 'lib/esm'}}",
    ],
  ])('%s', (options, expected) => {
    expect(configOf(options)).toBe(expected);
  });
});

describe('a condition', () => {
  it('stays a condition, with the declarations that it needs', () => {
    const { config } = converted({
      config: `import { defineConfig } from 'tsup';
import { isCI } from './ci.js';
const isProd = !isCI && process.env.NODE_ENV === 'production';
const unused = isProd;
export default defineConfig({ sourcemap: isProd ? 'inline' : true, dts: isProd });`,
    });
    expect(config).toBe(`import { defineConfig } from '@rslib/core';
import { isCI } from './ci.js';

const isProd = !isCI && process.env.NODE_ENV === 'production';

export default defineConfig({
  lib: [{ format: 'cjs', dts: isProd ? { bundle: true } : undefined }],
  output: { sourceMap: isProd ? { js: 'inline-source-map' } : true },
});
`);
  });

  it('may be the flag that Rslib has too', () => {
    const { list } = converted({
      config: "import 'tsup';\nexport default ({ watch }) => ({ watch, minify: !watch });",
    });
    expect(list.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['watch', 'not needed'],
      ['minify', 'converted'],
    ]);
  });

  it('is not needed between values that become the same', () => {
    const { config, list } = converted({
      config:
        "import 'tsup';\nexport default (flags) => ({ minify: flags.metafile ? true : 'terser', shims: flags.x ? true : false });",
      manifest: '{ "type": "module" }',
    });
    expect(config).toContain("lib: [{ format: 'cjs' }],\n  output: { minify: true },");
    expect(list.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['minify', 'converted'],
      ['shims', 'not needed'],
    ]);
  });

  it('between objects with the same names is one for each of them', () => {
    expect(configOf("{ define: { A: '1' }, env: { B: process.env.CI ? 'x' : 'y' } }")).toBe(
      `{lib: [{format: 'cjs'}] source: {define: {A: '1' 'process.env.B': process.env.CI ? '"x"' : '"y"' 'import.meta.env.B': process.env.CI ? '"x"' : '"y"'}}}`,
    );
  });

  it('is a decision if one of its values is', () => {
    expect(listOf("{ platform: process.env.X ? 'neutral' : 'node' }")).toMatchObject([
      { name: 'platform', outcome: 'decision', to: [] },
    ]);
  });
});

describe('the list', () => {
  it('names every option down to its leaves, with what became of it', () => {
    const list = listOf(`{
  dts: { resolve: ['mitt'], compilerOptions: { strict: true } },
  loader: { '.txt': 'text', '.wat': 'file' },
  esbuildPlugins: [sass()],
  clean: true,
  wat: { a: 1 },
}`);
    expect(list.map(({ name, outcome, line }) => [name, outcome, line])).toEqual([
      ['dts.resolve', 'converted', 3],
      ['dts.compilerOptions.strict', 'decision', 3],
      ["loader['.txt']", 'converted', 4],
      ["loader['.wat']", 'decision', 4],
      ['esbuildPlugins', 'decision', 5],
      ['clean', 'not needed', 6],
      ['wat.a', 'decision', 7],
    ]);
    expect(list.at(-1)).toMatchObject({ text: 'tsup has no such option.' });
    expect(list[4]).toMatchObject({ code: '[sass()]', text: expect.stringContaining('plugins') as string });
  });

  it('names spreads and statements that are not carried over', () => {
    const { list } = converted({
      config: `import { defineConfig } from 'tsup';
const plugins = [one()];
function one() {}
export default defineConfig({ ...load(), esbuildPlugins: plugins });
export const other = 1;`,
    });
    expect(list.map(({ name, line, outcome }) => [name, line, outcome])).toEqual([
      ['...load()', 4, 'decision'],
      ['esbuildPlugins', 2, 'decision'],
      ['one', 3, 'decision'],
      ['other', 5, 'decision'],
    ]);
  });

  it('names what a later value of the same name replaces, with its comments', () => {
    const { config, list } = converted({
      config: `import { defineConfig } from 'tsup';
const base = {
  // For old browsers.
  target: 'es5',
  dts: { resolve: true, only: false },
};
export default defineConfig({
  ...base,
  minify: false, // for now
  ['target']: 'es2019',
  dts: { only: true, only: false },
  ...(process.env.CI ? { minify: true } : { minify: 'terser' }),
});`,
      manifest: '{ "type": "module" }',
    });
    expect(config).toContain("syntax: 'es2019',\n  output: { minify: true },");
    expect(list.map(({ name, line, outcome, comments }) => [name, line, outcome, ...comments])).toEqual([
      ['target', 10, 'converted'],
      ['dts.only', 11, 'converted'],
      ['minify', 12, 'converted'],
      ['target', 4, 'not needed', '// For old browsers.'],
      ['dts.resolve', 5, 'not needed'],
      ['dts.only', 5, 'not needed'],
      ['minify', 9, 'not needed', '// for now'],
      ['dts.only', 11, 'not needed'],
    ]);
    expect(list.at(-1)).toMatchObject({ text: 'a later `only` applies' });
  });

  it('says which option wins where two write the same', () => {
    const list = listOf("{ define: { 'process.env.A': '1' }, env: { A: 'x' } }");
    expect(list).toMatchObject([
      { name: "define['process.env.A']", outcome: 'converted' },
      { name: 'env.A', outcome: 'decision', why: 'Another option has written `source.define` already.' },
    ]);
  });
});

it('keeps the comments of what it converts, and lists the others', () => {
  const { config, list } = converted({
    config: `// About the file.
import { defineConfig } from 'tsup';

export default defineConfig({
  // For users of old browsers.
  target: 'es2019', // or es2020
  /* Not needed. */
  clean: true,
});`,
  });
  expect(config).toContain("// About the file.\nimport { defineConfig } from '@rslib/core';");
  expect(config).toContain("  // For users of old browsers.\n  // or es2020\n  syntax: 'es2019',");
  expect(list.map(({ comments }) => comments)).toEqual([
    ['// For users of old browsers.', '// or es2020'],
    ['/* Not needed. */'],
  ]);
});

describe('package.json', () => {
  const manifest = (fields: object) => JSON.stringify({ name: 'kit', ...fields }, undefined, 2);

  it('gets other scripts and packages, and keeps its form', () => {
    const before = manifest({
      scripts: { build: 'rimraf dist && npx tsup', dev: 'cross-env A=1 tsup --watch', test: 'echo up' },
      devDependencies: { tsup: '^8.5.1', typescript: '^5.9.3' },
    });
    const after = converted({
      config: "import 'tsup';\nexport default { dts: true };",
      manifest: before,
    }).manifest;
    expect(after).toBe(
      manifest({
        scripts: { build: 'rimraf dist && npx rslib', dev: 'cross-env A=1 rslib --watch', test: 'echo up' },
        devDependencies: {
          '@microsoft/api-extractor': '^7.59.4',
          '@rslib/core': '^1.0.1',
          typescript: '^5.9.3',
        },
      }),
    );
  });

  it('may contain the configuration, in a field and in the flags of a script', () => {
    const {
      config,
      list,
      manifest: after,
    } = converted({
      manifest: manifest({
        tsup: { format: ['cjs'], clean: true },
        scripts: {
          build:
            'tsup src/a.ts src/b/c.ts --format esm,cjs --dts --dts-resolve --env.API=x --no-splitting --silent --wat',
          dev: 'tsup src/a.ts --watch --minify',
        },
      }),
    });
    expect(config).toContain("entry: { a: './src/a.ts', 'b/c': './src/b/c.ts' }");
    expect(list.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['clean', 'not needed'],
      ['scripts.build: --format esm,cjs', 'converted'],
      ['scripts.build: --dts-resolve', 'decision'],
      ['scripts.build: --env.API=x', 'converted'],
      ['scripts.build: --no-splitting', 'converted'],
      ['scripts.build: src/a.ts src/b/c.ts', 'converted'],
      ['format', 'not needed'],
      ['scripts.build: --silent', 'converted'],
      ['scripts.build: --wat', 'decision'],
      ['scripts.dev: --minify', 'decision'],
      ['scripts.dev: src/a.ts', 'decision'],
      ['scripts.dev: --watch', 'converted'],
    ]);
    expect(JSON.parse(after ?? '')).toMatchObject({
      scripts: { build: 'rslib --log-level error', dev: 'rslib --watch' },
    });
    expect(JSON.parse(after ?? '')).not.toHaveProperty('tsup');
  });

  it.each([
    ['{"name": "kit", "files": ["dist"]}', ['name', 'files', 'devDependencies']],
    ['{"devDependencies": null, "name": "kit"}', ['devDependencies', 'name']],
  ])('gets devDependencies where it has none: %s', (before, fields) => {
    const after = converted({ config: "import 'tsup';\nexport default {};", manifest: before }).manifest;
    expect(Object.keys(JSON.parse(after ?? '') as object)).toEqual(fields);
    expect(JSON.parse(after ?? '')).toMatchObject({ devDependencies: { '@rslib/core': '^1.0.1' } });
  });

  it('keeps Rslib where it is already', () => {
    const before = manifest({ dependencies: { '@rslib/core': '1' }, peerDependencies: { tsup: '8' } });
    const after = converted({ config: "import 'tsup';\nexport default {};", manifest: before }).manifest;
    expect(after).toBe(before);
  });

  it('runs the command of onSuccess after a build', () => {
    const after = converted({
      config: "export default { onSuccess: 'node check.js' };",
      manifest: manifest({ scripts: { build: 'tsup', dev: 'tsup --watch' } }),
    }).manifest;
    expect(JSON.parse(after ?? '')).toMatchObject({
      scripts: { build: 'rslib && node check.js', dev: 'rslib --watch' },
    });
  });
});

describe('what cannot be read', () => {
  it('is reported with its line, in the configuration and in package.json', () => {
    expect(convert({ config: "import 'tsup';\nexport default {\n  a: ,\n};" })).toMatchObject({
      kind: 'broken',
      file: 'configuration',
      fault: { line: 3 },
    });
    expect(convert({ manifest: '{\n  "name": kit\n}' })).toMatchObject({
      kind: 'broken',
      file: 'package.json',
      fault: { line: 2, found: 'kit' },
    });
  });

  it('is quoted if the whole configuration is code', () => {
    const { config, list } = converted({ config: "import { all } from 'tsup';\nexport default all();" });
    expect(config).toBeUndefined();
    expect(list).toMatchObject([{ name: 'export', line: 2, code: 'all()', outcome: 'decision' }]);
  });

  it('is unknown without a sign of any tool', () => {
    expect(convert({ config: 'export default { entry: 1 };' })).toEqual({ kind: 'unknown' });
  });
});
