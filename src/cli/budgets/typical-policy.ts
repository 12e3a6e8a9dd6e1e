import { readFileSync } from 'node:fs';
import path from 'node:path';
import { htmlFiles, policyWeight } from './measure.ts';

/** Enough for a median that hardly varies. */
const PAGES = 31;

/**
 * Weighs what `--meta-policy` adds to a typical page. The policy is the same on all of them, but Brotli's result depends on
 * the whole text: on one page, a changed word elsewhere can make it 50 bytes more or less.
 */
export function typicalPolicy(outDir: string, csp: string): { page: string; bytes: number } | undefined {
  const files = htmlFiles(outDir);
  const step = Math.max(1, files.length / PAGES);
  const weights = files
    .filter((_, at) => at % step < 1)
    .map((page) => ({ page, bytes: policyWeight(readFileSync(path.join(outDir, page), 'utf8'), csp) }))
    .toSorted((a, b) => a.bytes - b.bytes);
  return weights[weights.length >> 1];
}
