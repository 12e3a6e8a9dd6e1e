// Measures the CPU time and memory of a command with all its threads and children.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import process from 'node:process';
import { endGroup } from './end-group.mjs';

const LOOK_EVERY_MS = 100;
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const isLinux = process.platform === 'linux';

/**
 * @typedef {{ code: number, seconds: number, cpu?: number, memory?: number, timedOut: boolean, output: string }} Cost
 * `seconds` of wall-clock time, seconds of CPU time (user and system), peak memory in bytes
 */

/**
 * Runs a command and measures it. The shell's `times` has the CPU time of every descendant that was waited for. Some are
 * killed without that, so the sum of what /proc showed is used if it is larger. Memory is the largest sum of resident memory
 * seen.
 * @param {string[]} command
 * @param {{ cwd: string, env?: Record<string, string>, limitSeconds: number }} options
 * @returns {Promise<Cost>}
 */
export function costOf(command, { cwd, env = {}, limitSeconds }) {
  const started = performance.now();
  const child = spawn('sh', ['-c', '"$@"; code=$?; echo; times; exit $code', 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, timedOut] = ['', false];
  const keepTail = (chunk) => (output = (output + chunk).slice(-4000));
  child.stdout.on('data', keepTail);
  child.stderr.on('data', keepTail);
  const seen = watchTree(child.pid);
  const limit = setTimeout(() => {
    timedOut = true;
    endGroup(child, 'SIGKILL');
  }, limitSeconds * 1000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      const { cpu, memory } = seen.end();
      const told = timesIn(output);
      resolve({
        code: code ?? 1,
        seconds: (performance.now() - started) / 1000,
        ...((told ?? cpu) !== undefined && { cpu: Math.max(told ?? 0, cpu ?? 0) }),
        ...(memory !== undefined && { memory }),
        timedOut,
        output,
      });
    });
  });
}

/** Reads the second line of `times`, which is about children: `0m1.23s 0m0.45s`. */
function timesIn(output) {
  const found = [...output.matchAll(/^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/gm)].at(-1);
  if (!found) return undefined;
  const [minutes, seconds, sysMinutes, sysSeconds] = found.slice(1).map(Number);
  return minutes * 60 + seconds + sysMinutes * 60 + sysSeconds;
}

function watchTree(pid) {
  if (!isLinux) return { end: () => ({}) };
  const ticks = new Map();
  let memory = 0;
  const look = () => {
    const tree = descendants(pid);
    memory = Math.max(
      memory,
      tree.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    for (const one of tree) ticks.set(one.pid, one.ticks);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      const cpu = [...ticks.values()].reduce((sum, count) => sum + count, 0) / TICKS_PER_SECOND;
      return { cpu, memory };
    },
  };
}

function descendants(pid) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(processOf)
    .filter(Boolean);
  const tree = [];
  for (let parents = [pid]; parents.length > 0;) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    tree.push(...children);
    parents = children.map((one) => one.pid);
  }
  return tree;
}

function processOf(pid) {
  try {
    // The name in parentheses may contain anything. Everything after the state behind it is a number.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    return {
      pid: Number(pid),
      parent: fields[1],
      ticks: fields[11] + fields[12],
      bytes: fields[21] * PAGE_BYTES,
    };
  } catch {
    // The process ended in the meantime.
    return undefined;
  }
}
