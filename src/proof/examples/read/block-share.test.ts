import { expect, test } from 'vitest';
import { exceedsLimit } from './block-share.ts';

test('allows one untested block in a hundred, and no more', () => {
  expect(exceedsLimit({ run: 97, checked: 2, untested: 1 })).toBe(false);
  expect(exceedsLimit({ run: 96, checked: 2, untested: 2 })).toBe(true);
});
