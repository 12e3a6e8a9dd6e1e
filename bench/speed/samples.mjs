// Collects what was measured: every number of every engine, and the reason why one is missing.

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const at = (/** @type {number} */ index) => sorted[index] ?? Number.NaN;
  return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}

/**
 * @typedef {Record<string, Record<string, number[]>>} Numbers by row, then by engine
 * @typedef {{ add: (engine: string, part: string, values: Record<string, number | undefined>) => void,
 *   fail: (engine: string, part: string, reason: string) => void, has: (engine: string, part: string) => boolean,
 *   numbers: Numbers, failures: Record<string, Record<string, string>> }} Samples
 */

/** @returns {Samples} */
export function createSamples() {
  /** @type {Numbers} */
  const numbers = {};
  /** @type {Record<string, Record<string, string>>} */
  const failures = {};
  return {
    numbers,
    failures,
    add(engine, part, values) {
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) continue;
        const row = (numbers[`${part}.${name}`] ??= {});
        (row[engine] ??= []).push(Math.round(value * 1000) / 1000);
      }
    },
    fail(engine, part, reason) {
      (failures[part] ??= {})[engine] = reason;
    },
    has: (engine, part) => failures[part]?.[engine] !== undefined,
  };
}
