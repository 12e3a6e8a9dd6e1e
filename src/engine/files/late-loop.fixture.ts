import { setTimeout as wait } from 'node:timers/promises';
import { EndlessError, loadInTime, setTimeLimit } from './load-in-time.ts';

/** Loads a module that first waits for longer than it may, and then never ends, right after another one has ended. */
setTimeLimit(0.4);
let release = () => {};
const released = new Promise<void>((resolve) => {
  release = resolve;
});
const load = async () => {
  await released;
  for (;;);
};
await loadInTime(load).catch((error) => console.log(error instanceof EndlessError ? 'given up' : error));
await loadInTime(async () => undefined);
release();
await wait(3000);
console.log('still runs');
process.exit();
