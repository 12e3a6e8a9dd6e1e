import path from 'node:path';
import { compressSite } from '../../engine/output/compress.ts';
import { serveUntilSignal } from '../../engine/serve/listen.ts';
import { createSiteServer } from '../../engine/serve/server.ts';
import { readSiteManifest } from '../../engine/output/hosts/site-manifest.ts';
import { defineCommand } from '../../engine/site/define-command.ts';
import { readQuality } from './number-options.ts';

const HELP = `Serves a built site. HOST and PORT set the address.

  --out DIR     folder the site was written to (default: dist)
  --compress N  write .br and .gz files while serving, with this Brotli quality
`;

export const PREVIEW = defineCommand({
  help: HELP,
  options: { out: { type: 'string', default: 'dist' }, compress: { type: 'string' } },
  run: async (values, { cacheDir }) => {
    const quality = readQuality('--compress', values.compress);
    const dir = path.resolve(values.out);
    const { base } = readSiteManifest(dir);
    const ended = new AbortController();
    const served = serveUntilSignal(createSiteServer({ dir }), base).finally(() => ended.abort());
    const compressed = quality !== undefined && compressServed(dir, quality, cacheDir, ended.signal);
    await Promise.all([served, compressed]);
  },
});

/** Compresses one file at a time, because the server needs threads too. Pages are served as they are until then. */
async function compressServed(
  dir: string,
  quality: number,
  cacheDir: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { files, fromCache } = await compressSite(dir, {
      cacheDir: path.join(cacheDir, 'compress'),
      quality,
      lanes: 1,
      signal,
    });
    if (!signal.aborted) console.log(`Compressed ${files} files, ${fromCache} of them from the cache`);
  } catch (error) {
    console.log(`Some pages stay uncompressed: ${(error as Error).message}`);
  }
}
