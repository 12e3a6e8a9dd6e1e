import { expect, it } from 'vitest';
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
