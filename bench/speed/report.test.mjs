import { expect, test } from 'vitest';
import { asMarkdown } from './report.mjs';
import { createSamples } from './samples.mjs';

function resultOf(fill) {
  const samples = createSamples();
  fill(samples);
  return {
    date: '2026-01-02',
    command: 'npm run bench',
    machine: 'a machine',
    sizes: [70],
    engines: [
      { id: 'ours', name: 'this engine', versions: ['vite 8'] },
      { id: 'vitepress', name: 'VitePress', versions: ['vitepress 1'] },
      { id: 'starlight', name: 'Starlight', versions: [] },
    ],
    refused: {},
    numbers: samples.numbers,
    failures: samples.failures,
  };
}

test('a row has medians, the ratio of each peer to ours, and of ours to the best peer', () => {
  const table = asMarkdown(
    resultOf((samples) => {
      for (const lcp of [500, 900, 600]) samples.add('ours', 'load', { lcp });
      samples.add('vitepress', 'load', { lcp: 1200 });
      samples.add('starlight', 'load', { lcp: 800 });
    }),
  );
  expect(table).toContain('| LCP | 600 ms | 1200 ms (2.00×) | 800 ms (1.33×) | 0.75 (Starlight) |');
  expect(table).toContain("| LCP at most 0.7 of the best peer's | 0.75 | **missed** |");
});

test('lists goals only for what was measured, and compares an edit only with VitePress', () => {
  const table = asMarkdown(
    resultOf((samples) => {
      samples.add('ours', 'dev', { edit: 100 });
      samples.add('vitepress', 'dev', { edit: 108 });
      samples.add('starlight', 'dev', { edit: 50 });
    }),
  );
  expect(table).toContain("| dev edit to visible at most VitePress's | 0.93 | met |");
  expect(table).not.toContain('LCP');
});

test('names peers that were not installed or failed, with the reason', () => {
  const result = resultOf((samples) => {
    samples.add('ours', 'search', { time: 100 });
    samples.fail('vitepress', 'search', 'no result\n within a minute');
  });
  const table = asMarkdown({ ...result, refused: { starlight: 'npm install failed: no such version' } });
  expect(table).toContain('| search: opening to first result | 100 ms | failed, see below |');
  expect(table).toContain('- VitePress, search: no result within a minute');
  expect(table).toContain('- Starlight did not take part: npm install failed: no such version');
});
