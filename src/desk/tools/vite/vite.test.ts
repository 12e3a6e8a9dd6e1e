import { describe, expect, it } from 'vitest';
import { convert } from '../../convert/convert.ts';

function convertedLib(build: string, manifest: object = { type: 'module' }) {
  const config = `export default { build: { lib: { entry: 'lib/main.ts', formats: ['es'], fileName: 'kit' }, ${build} } };`;
  const result = convert({ config, name: 'vite.config.js', manifest: JSON.stringify(manifest) });
  if (result.kind !== 'converted') throw new Error(result.kind);
  return { config: result.config, outcomes: result.list.map(({ name, outcome }) => `${name} ${outcome}`) };
}

it('reads parts of the options of the bundler, under both of its names', () => {
  for (const name of ['rolldownOptions', 'rollupOptions']) {
    const { outcomes } = convertedLib(
      `${name}: { output: { exports: 'named', footer: '/* a */', strict: true } }`,
    );
    expect(outcomes.slice(3)).toEqual([
      `build.${name}.output.exports not needed`,
      `build.${name}.output.footer converted`,
      `build.${name}.output.strict decision`,
    ]);
  }
});

it('builds the folder of the entry points if modules are preserved', () => {
  const { config, outcomes } = convertedLib('rolldownOptions: { output: { preserveModules: true } }');
  expect(config).toContain("lib: [{ format: 'esm', bundle: false }]");
  expect(config).toContain("entry: { index: './lib/**' }");
  expect(outcomes).toContain('build.rolldownOptions.output.preserveModules decision');
});

it('takes the flag `--minify false` for the value', () => {
  const scripts = { build: 'vite build --minify false' };
  const { config, outcomes } = convertedLib('', { type: 'module', scripts });
  expect(config).not.toContain('minify');
  expect(outcomes).toContain('scripts.build: --minify false not needed');
});

describe('names of entry points', () => {
  const of = (lib: string, build = '') => {
    const config = `export default { build: { lib: { formats: ['es'], ${lib} }, ${build} } };`;
    const manifest = JSON.stringify({ name: '@scope/kit', type: 'module' });
    const result = convert({ config, name: 'vite.config.js', manifest });
    if (result.kind !== 'converted') throw new Error(result.kind);
    const decisions = result.list.filter(({ outcome }) => outcome === 'decision').map(({ name }) => name);
    const isCssOther = result.differences.some((text) => text.startsWith('Vite writes the CSS'));
    return { entry: /entry: \{ (.*?) \}/.exec(result.config ?? '')?.[1], decisions, isCssOther };
  };

  it('are numbered if they are the same', () => {
    const { entry, decisions } = of("entry: ['src/a/index.ts', 'src/b/index.ts']");
    expect(entry).toBe("index: './src/a/index.ts', index2: './src/b/index.ts'");
    expect(decisions).toEqual(['build.lib.entry']);
    expect(of("entry: { x: 'src/x.ts', y: 'src/y.ts' }, fileName: 'kit'")).toMatchObject({
      entry: "kit: './src/x.ts', kit2: './src/y.ts'",
      decisions: ['build.lib.entry.x', 'build.lib.entry.y'],
    });
  });

  it('are those of the files if a function names the output', () => {
    const one = "entry: 'src/main.ts'";
    expect(of(one).entry).toBe("kit: './src/main.ts'");
    expect(of(`${one}, fileName: (format, name) => name + '.' + format + '.js'`).entry).toBe(
      "main: './src/main.ts'",
    );
    expect(of(`${one}, fileName: nameOf`).decisions).toEqual(['build.lib.fileName']);
  });

  it('are not those of the one file with their CSS', () => {
    const several = "entry: { x: 'src/x.ts', y: 'src/y.ts' }";
    expect(of(`${several}, cssFileName: 'theme'`).decisions).toEqual(['build.lib.cssFileName']);
    expect(of("entry: 'src/main.ts', cssFileName: 'theme'").decisions).toEqual([]);
    expect(of(several).isCssOther).toBe(true);
    expect(of(several, 'cssCodeSplit: true').isCssOther).toBe(false);
    expect(of("entry: 'src/main.ts'").isCssOther).toBe(false);
    expect(of("entry: 'src/main.ts', fileName: (format) => format + '.js'").isCssOther).toBe(true);
  });
});
