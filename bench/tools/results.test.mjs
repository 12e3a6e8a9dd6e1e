import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toResults } from './results.mjs';
import { TOOLS } from './tools.mjs';

const jsonOf = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

test('a result is the median of its rounds, and its ratio compares it with the first tool', () => {
  const tools = [
    { id: 'a', name: 'A', kinds: ['javascript'], output: { javascript: 'one file' } },
    { id: 'b', name: 'B', kinds: ['javascript'], output: { javascript: 'two files' } },
  ];
  const numbers = {
    'javascript.cpu': { a: [1, 9, 2], b: [1, 1, 3] },
    'javascript.seconds': { a: [4, 4, 4], b: [12, 12, 1] },
  };
  const measured = { numbers, failing: ['b javascript'] };
  const results = toResults(tools, measured, () => ({ x: '1.0.0' }), { date: '2026-01-01' });
  const [a, b] = results.builds.javascript;
  expect([a.cpuSeconds, a.cpuRatio, a.failsOnTypeError]).toEqual([2, 1, false]);
  expect([b.cpuSeconds, b.cpuRatio, b.wallSeconds, b.wallRatio]).toEqual([1, 0.5, 12, 3]);
  expect([b.output, b.failsOnTypeError, results.date]).toEqual(['two files', true, '2026-01-01']);
});

test('what is shown was measured with the versions that are pinned, and Rslib is the one of the examples', () => {
  const pinned = (file) => jsonOf(file).devDependencies;
  const rslib = pinned('../../examples/package.json')['@rslib/core'];
  for (const home of new Set(TOOLS.map((tool) => tool.home)))
    expect(pinned(`./${home}/package.json`)['@rslib/core']).toBe(rslib);
  const { builds } = jsonOf('./results.json');
  for (const [kind, results] of Object.entries(builds)) {
    const tools = TOOLS.filter(({ kinds }) => kinds.includes(kind));
    expect(results.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    for (const [index, { home, packages }] of tools.entries())
      expect(results[index].versions).toEqual(
        Object.fromEntries(packages.map((name) => [name, pinned(`./${home}/package.json`)[name]])),
      );
  }
});
