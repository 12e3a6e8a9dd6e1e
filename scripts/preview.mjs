// Starts `npm run preview` on a free port for a script that needs the built site, and tells where it is.
import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * @param {{ command?: import('./tool.mjs').Command, env?: NodeJS.ProcessEnv }} [options] another command that serves the site
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export function startPreview({ command = [process.execPath, 'scripts/run.mjs', 'preview'], env } = {}) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The preview ended with ${code}; is the site built?`)));
    child.stdout.on('data', (chunk) => {
      const address = /http:\/\/[^/\s]+/.exec(String(chunk))?.[0];
      if (address) resolve({ address, stop });
    });
  });
}
