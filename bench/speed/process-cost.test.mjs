import process from 'node:process';
import { expect, test } from 'vitest';
import { costOf } from './process-cost.mjs';

const BUSY = 'const end = process.cpuUsage().user + 4e5; while (process.cpuUsage().user < end);';
const inNode = (code) => [process.execPath, '-e', code];
const options = { cwd: process.cwd(), limitSeconds: 30 };

test('includes the CPU time of threads and grandchildren', async () => {
  const { cpu: idle = 0 } = await costOf(inNode(''), options);
  const thread = await costOf(
    inNode(`new (require('worker_threads').Worker)(${JSON.stringify(BUSY)}, { eval: true })`),
    options,
  );
  const child = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}])`;
  const grandchild = await costOf(inNode(child), options);
  expect((thread.cpu ?? 0) - idle).toBeGreaterThan(0.3);
  expect((grandchild.cpu ?? 0) - idle).toBeGreaterThan(0.3);
});

test('sums the memory of all processes on Linux', async () => {
  const hold = 'const held = Buffer.alloc(2e8, 1); setTimeout(() => held, 700);';
  const { memory } = await costOf(
    inNode(`require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}]); ${hold}`),
    options,
  );
  const isTold = process.platform === 'linux';
  expect(isTold ? (memory ?? 0) > 4e8 : memory === undefined).toBe(true);
});

test('kills a command that takes too long, with its children, and returns the exit code of one that fails', async () => {
  const slow = await costOf(inNode('setTimeout(() => {}, 60_000)'), { ...options, limitSeconds: 1 });
  expect(slow.timedOut).toBe(true);
  expect(slow.seconds).toBeLessThan(20);
  expect(await costOf(inNode('console.log("why"); process.exit(3)'), options)).toMatchObject({
    code: 3,
    timedOut: false,
  });
});
