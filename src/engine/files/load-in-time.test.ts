import { expect, test } from 'vitest';
import { runFixture } from '../../../tests/support/run-fixture.ts';

test('ends the endless code of a module that was given up before', async () => {
  const printed = await runFixture(new URL('late-loop.fixture.ts', import.meta.url));
  expect(printed).toBe('given up\nstill runs\n');
}, 90_000);
