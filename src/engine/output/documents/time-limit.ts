import vm from 'node:vm';
import { EndlessError } from '../../files/load-in-time.ts';

/** Shared by all calls. Only code called from a script in a context can be interrupted, wherever it is defined. */
const slot: { run?: () => unknown } = vm.createContext({});
const callRun = new vm.Script('run()');

/** Runs an author's code with a time limit: an endless loop would block the whole process. */
export function withinTime<Result>(limitMs: number, run: () => Result): Result {
  slot.run = run;
  try {
    return callRun.runInContext(slot, { timeout: limitMs }) as Result;
  } catch (error) {
    // Created in the other context, so it is not an instance of this one's `Error`.
    const { code } = Object(error) as { code?: unknown };
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new EndlessError() : error;
  }
}
