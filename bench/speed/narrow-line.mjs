// Simulates a connection of 1.6 Mbit/s with 150 ms of latency, shared by all responses of a site.

export const BYTES_PER_SECOND = 1_600_000 / 8;
export const DELAY_MS = 150;
const TICK_MS = 10;

/**
 * @typedef {object} Line
 * @property {(isNarrow: boolean) => void} setNarrow
 * @property {() => { pending: number, idleMs: number }} activity
 * @property {{ at: number, bytes: number }[]} log how many bytes were sent at what time, in milliseconds since the epoch
 * @property {(response: import('node:http').ServerResponse, begin: () => void, body: Buffer) => void} send
 */

/** @returns {Line} */
export function narrowLine() {
  let isNarrow = false;
  let [pending, lastActive] = [0, 0];
  /** @type {{ at: number, bytes: number }[]} */
  const log = [];
  /** @type {{ response: import('node:http').ServerResponse, rest: Buffer }[]} */
  const waiting = [];
  let [timer, last, allowance] = [undefined, 0, 0];

  /** Shares the bandwidth available since the last call among the waiting responses, one packet at a time. */
  function pump() {
    const now = performance.now();
    allowance = Math.min(allowance + ((now - last) / 1000) * BYTES_PER_SECOND, BYTES_PER_SECOND / 10);
    last = now;
    while (allowance >= 1 && waiting.length > 0) {
      const one = waiting.shift();
      const part = one.rest.subarray(0, Math.min(1460, Math.ceil(allowance)));
      allowance -= part.length;
      log.push({ at: performance.timeOrigin + now, bytes: part.length });
      one.rest = one.rest.subarray(part.length);
      if (one.rest.length === 0) one.response.end(part);
      else {
        one.response.write(part);
        waiting.push(one);
      }
    }
    if (waiting.length === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }

  return {
    setNarrow(value) {
      isNarrow = value;
    },
    activity: () => ({ pending, idleMs: pending > 0 ? 0 : performance.now() - lastActive }),
    log,
    send(response, begin, body) {
      pending += 1;
      response.once('close', () => {
        pending -= 1;
        lastActive = performance.now();
      });
      if (!isNarrow) {
        begin();
        response.end(body);
        return;
      }
      setTimeout(() => {
        begin();
        waiting.push({ response, rest: body });
        if (timer !== undefined) return;
        [last, allowance] = [performance.now(), 0];
        timer = setInterval(pump, TICK_MS);
      }, DELAY_MS);
    },
  };
}
