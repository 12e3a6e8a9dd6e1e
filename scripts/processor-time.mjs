// Measures the processor time of a process with everything it starts, from /proc: on Linux only. The kernel adds the time of
// a process to the one that waits for it, and nothing waits for most processes of a browser. So what runs is also read
// twice a second.
import { readFileSync, readdirSync } from 'node:fs';
import process from 'node:process';

const INTERVAL_MS = 500;
/** Linux reports hundredths of a second on every processor. */
const TICKS_PER_SECOND = 100;

/**
 * @typedef {object} Reading
 * @property {number} pid
 * @property {number} parent
 * @property {number} own seconds of the process itself
 * @property {number} waited seconds of the ended processes that it waited for, with those that they waited for
 * @property {number} begun tells a process from an earlier one with the same id
 */

/** @typedef {Reading & { children: Followed[], hasEnded: boolean }} Followed */

/** @param {string} text the content of /proc/<pid>/stat @returns {Reading} */
export function readingOf(text) {
  // The name of the program comes second, in parentheses, and may contain any character.
  const end = text.lastIndexOf(')');
  const field = text
    .slice(end + 2)
    .split(' ')
    .map(Number);
  const seconds = (/** @type {number} */ first) =>
    ((field[first] ?? 0) + (field[first + 1] ?? 0)) / TICKS_PER_SECOND;
  return {
    pid: Number.parseInt(text, 10),
    parent: field[1] ?? 0,
    own: seconds(11),
    waited: seconds(13),
    begun: field[19] ?? 0,
  };
}

/** @param {string} name @returns {Reading | undefined} */
function readProcess(name) {
  try {
    return readingOf(readFileSync(`/proc/${name}/stat`, 'utf8'));
  } catch {
    // The process has ended, or this is not Linux.
    return undefined;
  }
}

const readProcesses = () =>
  readdirSync('/proc').flatMap((name) => (/^\d/.test(name) ? (readProcess(name) ?? []) : []));

let accounted = readProcess('self')?.waited ?? 0;

/** Returns the time of the children of this process that have ended since the last call. */
export function takeEnded() {
  const before = accounted;
  accounted = readProcess('self')?.waited ?? 0;
  return accounted - before;
}

/**
 * Follows a process that was just started, if the platform can.
 * @param {number} pid
 * @returns {{ stop: () => number } | undefined} `stop` returns what was seen, in seconds
 */
export function followProcess(pid) {
  const root = process.platform === 'linux' ? readProcess(String(pid)) : undefined;
  if (root === undefined) return undefined;
  /** @type {Map<number, Followed>} */
  const followed = new Map([[pid, { ...root, children: [], hasEnded: false }]]);
  const first = /** @type {Followed} */ (followed.get(pid));
  const timer = setInterval(() => follow(followed, readProcesses()), INTERVAL_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return totalOf(first);
    },
  };
}

/**
 * Updates the processes that are followed, and adds those that they have started. One whose parent has ended stays
 * where it was.
 * @param {Map<number, Followed>} followed those that are running
 * @param {Reading[]} now
 */
export function follow(followed, now) {
  const found = new Map(now.map((one) => [one.pid, one]));
  for (const [pid, one] of followed) {
    const { own, waited, begun } = found.get(pid) ?? {};
    if (begun === one.begun) Object.assign(one, { own, waited });
    else {
      one.hasEnded = true;
      followed.delete(pid);
    }
  }
  // Parents before children, to find a whole new branch at once.
  for (const one of now.toSorted((a, b) => a.begun - b.begun || a.pid - b.pid)) {
    const parent = followed.get(one.parent);
    if (parent === undefined || followed.has(one.pid)) continue;
    const added = { ...one, children: [], hasEnded: false };
    parent.children.push(added);
    followed.set(one.pid, added);
  }
}

/**
 * Returns the time of a process with all that it started. The kernel knows the ended children that were waited for, also
 * short-lived ones. The readings know those that nothing waited for. Neither knows all, and the larger is the nearer.
 * @param {Followed} one
 * @returns {number}
 */
export function totalOf({ own, waited, children }) {
  const sum = (/** @type {boolean} */ ended) =>
    children.reduce((total, child) => total + (child.hasEnded === ended ? totalOf(child) : 0), 0);
  return own + Math.max(waited, sum(true)) + sum(false);
}
