import vm from 'node:vm';

/** Thrown for code that was ended because it did not end by itself. */
export class EndlessError extends Error {}

/** One for all calls: only what a context's script calls can be interrupted, wherever it was written. */
const slot: { run?: () => unknown } = vm.createContext({});
const callRun = new vm.Script('run()');

/** Runs code of an author, which may loop for ever: nothing else in this process would get a turn then. */
export function withinTime<Result>(limitMs: number, run: () => Result): Result {
  slot.run = run;
  try {
    return callRun.runInContext(slot, { timeout: limitMs }) as Result;
  } catch (error) {
    // Made in the other context, so it is no `Error` of this one.
    const { code } = Object(error) as { code?: unknown };
    throw code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? new EndlessError() : error;
  }
}
