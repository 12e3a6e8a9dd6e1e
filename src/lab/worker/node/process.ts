import { EventEmitter } from './events.ts';

/** Thrown by `process.exit`, so nothing after the call runs. */
export class ProcessExit extends Error {
  constructor(readonly code: number) {
    super(`The build ended with exit code ${code}.`);
  }
}

export interface ProcessOptions {
  cwd: string;
  onWrite: (text: string) => void;
  onExit: (code: number) => void;
}

/** Version of Node that code sees: the oldest one that Rslib supports. */
const NODE_VERSION = '20.19.0';

/** Creates a `process` that behaves like one started by a script: no terminal, output in colors. */
export function createProcess({ cwd, onWrite, onExit }: ProcessOptions) {
  const stream = {
    isTTY: false,
    columns: 80,
    hasColors: () => true,
    write: (text: string) => {
      onWrite(text);
      return true;
    },
  };
  const started = performance.now();
  const hrtime = (since?: readonly [number, number]): [number, number] => {
    const now = performance.now() - started;
    const [seconds, nanoseconds] = [Math.floor(now / 1000), Math.floor((now % 1000) * 1e6)];
    if (since === undefined) return [seconds, nanoseconds];
    const difference = (seconds - since[0]) * 1e9 + nanoseconds - since[1];
    return [Math.floor(difference / 1e9), difference % 1e9];
  };
  hrtime.bigint = () => BigInt(Math.floor((performance.now() - started) * 1e6));
  const process = Object.assign(new EventEmitter(), {
    env: {},
    argv: ['node', 'rslib', 'build'],
    execArgv: [],
    execPath: '/usr/bin/node',
    exitCode: undefined as number | undefined,
    pid: 1,
    platform: 'linux',
    arch: 'x64',
    version: `v${NODE_VERSION}`,
    versions: { node: NODE_VERSION },
    features: {},
    release: { name: 'node' },
    stdin: { isTTY: false },
    stdout: stream,
    stderr: stream,
    cwd: () => cwd,
    chdir: () => {},
    hrtime,
    uptime: () => (performance.now() - started) / 1000,
    memoryUsage: () => ({ heapUsed: 0, heapTotal: 0, rss: 0 }),
    emitWarning: () => {},
    nextTick: (call: (...args: unknown[]) => void, ...args: unknown[]) => {
      queueMicrotask(() => {
        call(...args);
      });
    },
    exit: (code = process.exitCode ?? 0): never => {
      onExit(code);
      throw new ProcessExit(code);
    },
  });
  return process;
}
