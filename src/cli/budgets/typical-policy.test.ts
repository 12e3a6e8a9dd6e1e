import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { policyWeight } from './measure.ts';
import { typicalPolicy } from './typical-policy.ts';

const POLICY = "default-src 'none'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'";

const pageWith = (text: string) => `<!doctype html><meta charset="utf-8"><title>Page</title>${text}`;

it('weighs the policy on the page in the middle, and not on one where it is cheap or expensive', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'policy-'));
  // The policy costs nearly nothing on the first page, which contains it.
  const pages = [POLICY.repeat(2), 'Two words.', 'Some more words than on the others.'].map(pageWith);
  for (const [at, page] of pages.entries()) writeFileSync(path.join(dir, `${at}.html`), page);
  const weights = pages.map((page) => policyWeight(page, POLICY));
  const [cheapest, middle] = weights.toSorted((a, b) => a - b);
  expect(weights[0]).toBe(cheapest);
  expect(cheapest).toBeLessThan(middle! - 30);
  expect(typicalPolicy(dir, POLICY)?.bytes).toBe(middle);
});

it('weighs nothing where there are no pages', () => {
  expect(typicalPolicy(mkdtempSync(path.join(os.tmpdir(), 'policy-')), POLICY)).toBeUndefined();
});
