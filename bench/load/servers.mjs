// The two servers under load: the bundled one and nginx with the configuration that the build writes.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ensureNginx } from '../../scripts/find-nginx.mjs';
import { startPreview } from '../../scripts/preview.mjs';
import { root } from '../../scripts/tool.mjs';
import { freePort } from '../../scripts/free-port.mjs';

const START_LIMIT_MS = 10_000;

/** @typedef {{ name: string, origin: string, stop: () => Promise<void> }} Running */

/** @returns {Promise<Running>} */
export async function bundledServer() {
  const { address, stop } = await startPreview();
  return { name: 'bundled server', origin: address, stop };
}

/** @returns {Promise<Running | undefined>} nothing where there is no nginx and none can be had */
export async function nginxServer() {
  const binary = await ensureNginx();
  if (binary === undefined) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-load-'));
  const port = await freePort();
  const dist = path.join(root, 'dist');
  const file = path.join(folder, 'nginx.conf');
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; keepalive_requests 1000000;
  ${scratch.join(' ')}
  types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; text/xml xml; text/plain txt; }
  server { listen 127.0.0.1:${port}; root ${dist}; include ${dist}/_nginx.conf; }
}
`,
  );
  const child = spawn(binary, ['-c', file, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(origin, child);
  return {
    name: 'nginx',
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilAnswered(origin, child) {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const answers = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error('nginx does not start with the configuration of the build; its reason is above.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
