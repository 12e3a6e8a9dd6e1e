import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { benchPackage } from './bench-package.ts';

declare const __ENGINE_ROOT__: string;

test('the first verdict takes at most 1.5 times as long as attw, and the second package 0.3 of the first', () => {
  const file = path.join(__ENGINE_ROOT__, 'bench/doctor/results.json');
  const { firstRatio, secondRatio } = JSON.parse(readFileSync(file, 'utf8'));
  expect(firstRatio).toBeLessThanOrEqual(1.5);
  expect(secondRatio).toBeLessThanOrEqual(0.3);
});

test('the measured package has twenty files', () => {
  expect(Object.keys(benchPackage('kit'))).toHaveLength(20);
});
