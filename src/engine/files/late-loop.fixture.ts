import { setTimeout as wait } from 'node:timers/promises';
import { EndlessError, loadInTime, setTimeLimit } from './load-in-time.ts';

/** Loads a module that first waits for longer than it may, and then never ends. */
setTimeLimit(0.4);
const load = async () => {
  await wait(2000);
  for (;;);
};
await loadInTime(load).catch((error) => console.log(error instanceof EndlessError ? 'given up' : error));
await wait(3000);
console.log('still runs');
process.exit();
