import { expect, test } from 'vitest';
import { globalNameOf, isPackageName } from './package-name.ts';

test.each([
  ['use-tally', 'useTally'],
  ['@acme/clamp.kit', 'clampKit'],
  ['7-zip', '_7Zip'],
  ['--', '_'],
  ['_x', 'x'],
])('a script named %s sets the global %s', (name, expected) => {
  expect(globalNameOf(name)).toBe(expected);
});

test.each(['a', '@acme/kit', 'kit.js', '7zip', 'a'.repeat(60)])('%s can be a package', (name) => {
  expect(isPackageName(name)).toBe(true);
});

test.each(['', 'A', '.kit', '@acme', '@/kit', 'a/b', 'a b', 'solid-js', 'node_modules', 'a'.repeat(61)])(
  '%j cannot be a package',
  (name) => {
    expect(isPackageName(name)).toBe(false);
  },
);
