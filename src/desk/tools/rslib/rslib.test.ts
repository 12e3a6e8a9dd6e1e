import { expect, it } from 'vitest';
import { convert } from '../../convert/convert.ts';

function converted(options: string, manifest = '{ "devDependencies": { "@rslib/core": "0.23.2" } }') {
  const config = `import { defineConfig } from '@rslib/core';\nexport default defineConfig(${options});`;
  const result = convert({ config, name: 'rslib.config.ts', manifest });
  if (result.kind !== 'converted') throw new Error(result.kind);
  return {
    ...result,
    text: (result.config ?? '').replaceAll(/\s+/g, ' ').replace(/^.*?defineConfig\(/, ''),
    outcomes: result.list.map(({ name, outcome }) => [name, outcome]),
  };
}

it('keeps each item of lib, with what it says itself', () => {
  const { text, outcomes } = converted(
    "{ lib: [{ format: 'esm', output: { target: 'node' } }, { autoExternal: false }], output: { target: 'web' } }",
  );
  expect(text).toContain("{ format: 'esm', output: { target: 'node' } }");
  expect(text).toContain("{ output: { autoExternal: false, target: 'web' } }");
  expect(outcomes).toEqual([
    ['lib[0].format', 'converted'],
    ['lib[0].output.target', 'converted'],
    ['lib[1].autoExternal', 'converted'],
    ['output.target', 'converted'],
  ]);
});

it('writes options that have changed as they are now', () => {
  const { text, outcomes } = converted(
    "{ lib: [{ redirect: { style: false }, syntax: ['es2023', 'chrome 80'], experiments: { advancedEsm: true } }] }",
  );
  expect(text).toContain('redirect: { style: { path: false, extension: false } }');
  expect(text).toContain("syntax: ['es2022', 'chrome 80']");
  expect(outcomes.at(-1)).toEqual(['lib[0].experiments.advancedEsm', 'not needed']);
});

it('changes the version and no script', () => {
  const scripts = { build: 'rslib build --env-mode x', dev: 'rslib -w' };
  const manifest = JSON.stringify({ scripts, devDependencies: { '@rslib/core': '^0.23.2' } });
  const changed = JSON.parse(converted('{ lib: [{}] }', manifest).manifest ?? '') as object;
  expect(changed).toEqual({
    scripts,
    devDependencies: { '@rslib/core': expect.stringMatching(/^\^1\./) as string },
  });
});
