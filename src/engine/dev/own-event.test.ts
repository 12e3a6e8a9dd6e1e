import { expect, test } from 'vitest';
import { runFixture } from '../../../tests/support/run-fixture.ts';

test('ending a module that never ends leaves the answers to other requests alone', async () => {
  const printed = await runFixture(new URL('own-event.fixture.ts', import.meta.url));
  expect(printed).toBe('endless 500\nbeside 200\n');
}, 90_000);
