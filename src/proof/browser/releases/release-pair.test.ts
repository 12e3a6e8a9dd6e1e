import { expect, test } from 'vitest';
import { pairIn, withPair } from './release-pair.ts';

const RELEASES = ['0.9.0', '0.10.0', '1.0.0'];

test('reads two releases from the address', () => {
  expect(pairIn('?from=0.9.0&to=0.10.0', RELEASES)).toEqual({ from: '0.9.0', to: '0.10.0' });
});

test.each(['', '?from=0.1.0', '?from=%', '?to=<script>'])(
  'falls back to the newest two for "%s"',
  (search) => {
    expect(pairIn(search, RELEASES)).toEqual({ from: '0.10.0', to: '1.0.0' });
  },
);

test('keeps the rest of the query when it stores a choice', () => {
  expect(withPair('?navbar=0&to=1', { from: '0.9.0', to: '1.0.0' })).toBe('?navbar=0&to=1.0.0&from=0.9.0');
});
