import { expect, test } from 'vitest';
import { nodeFits } from './node-fits.mjs';

const range = '^20.19.0 || >=22.12.0';

test.each(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '23.0.0', '24.1.0'])(
  'Node %s is in the range',
  (version) => {
    expect(nodeFits(version, range)).toBe(true);
  },
);

test.each(['18.20.4', '20.18.9', '21.7.3', '22.11.9', '9.99.99'])(
  'Node %s is not in the range',
  (version) => {
    expect(nodeFits(version, range)).toBe(false);
  },
);

test('throws on an unsupported kind of range', () => {
  expect(() => nodeFits('22.12.0', '20.x')).toThrow('20.x');
});
