// Starts nginx with the rules that the build writes, for the tests and for the load benchmark.
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findNginx } from './find-nginx.mjs';
import { freePort } from './free-port.mjs';

const START_LIMIT_MS = 30_000;
const GRACE_MS = 5000;

/**
 * Resolves once nginx responds. If it exits before that, the error contains its output.
 * @param {string} site folder of a built site
 * @param {{ binary?: string, server?: string }} [options] `server`: the content of the server block
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startNginx(
  site,
  { binary = findNginx(), server = `root ${site}; include ${site}/_nginx.conf;` } = {},
) {
  if (binary === undefined) throw new Error('No working nginx was found.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const port = await freePort();
  const [rules, words] = [path.join(folder, 'nginx.conf'), path.join(folder, 'said')];
  writeFileSync(rules, configuration(folder, `listen 127.0.0.1:${port}; ${server}`));
  // Not a pipe: a worker that outlives its master would keep it open.
  const child = spawn(binary, ['-e', 'stderr', '-c', rules, '-p', folder], {
    stdio: ['ignore', 'ignore', openSync(words, 'w')],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  while (isRunning() && performance.now() < deadline) {
    if (await answers(origin)) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const said = readFileSync(words, 'utf8');
  await stop();
  throw new Error(`${binary} failed to start with the rules of ${site}:\n${said}`);
}

/** @param {string} folder @param {string} server */
function configuration(folder, server) {
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; keepalive_requests 1000000;
  ${scratch.join(' ')}
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; text/xml xml; text/plain txt; application/wasm wasm; }
  server { ${server} }
}
`;
}

const answers = (/** @type {string} */ origin) =>
  fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
