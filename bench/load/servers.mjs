// The two servers under load: the bundled one and nginx with the configuration that the build writes.
import path from 'node:path';
import { ensureNginx } from '../../scripts/find-nginx.mjs';
import { startPreview } from '../../scripts/preview.mjs';
import { startNginx } from '../../scripts/start-nginx.mjs';
import { root } from '../../scripts/tool.mjs';

/** @typedef {{ name: string, origin: string, stop: () => Promise<void> }} Running */

/** @returns {Promise<Running>} */
export async function bundledServer() {
  const { address, stop } = await startPreview();
  return { name: 'bundled server', origin: address, stop };
}

/** @returns {Promise<Running>} throws `CannotRun` if nginx is not available */
export async function nginxServer() {
  const binary = await ensureNginx();
  return { name: 'nginx', ...(await startNginx(path.join(root, 'dist'), { binary })) };
}
