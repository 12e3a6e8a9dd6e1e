// Runs the command line of Rslib again and again in one process, which saves loading it each time. A line of JSON on file
// descriptor 3 asks for a command (`{ "args": […], "cwd": "…" }`), a line that is its exit code answers when the command has
// nothing left to do. A command that ends its process ends this one: then that is the answer.
import { Socket } from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { runCLI } from '@rslib/core';

const env = { ...process.env };
// No IPC channel: Rslib listens to one where it finds it.
const parent = new Socket({ fd: 3 });
let isRunning = false;

createInterface({ input: parent }).on('line', (line) => {
  const { args, cwd } = JSON.parse(line);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env, { PWD: cwd });
  process.exitCode = undefined;
  process.chdir(cwd);
  process.argv = [process.execPath, 'rslib', ...args];
  isRunning = true;
  // Only the command keeps the process alive now.
  parent.unref();
  runCLI();
});

process.on('beforeExit', () => {
  if (!isRunning) return;
  isRunning = false;
  parent.ref();
  parent.write(`${process.exitCode ?? 0}\n`);
});
