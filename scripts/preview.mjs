// Starts `npm run preview` on a free port, for scripts that need the built site.
import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * @param {{ command?: import('./tool.mjs').Command, env?: NodeJS.ProcessEnv }} [options] `command`: another command that serves the site
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
    child.once('exit', (code) =>
      reject(
        new Error(`The server exited with code ${code}. If the site is not built yet, run npm run build.`),
      ),
    );
    child.stdout.on('data', (chunk) => {
      const address = /http:\/\/[^/\s]+/.exec(String(chunk))?.[0];
      if (address) resolve({ address, stop });
    });
  });
}
