import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { stampOf } from '../files/file-states.ts';
import { SITE_MANIFEST } from '../site/written-files.ts';
import { createVariantCache } from './variant-cache.ts';
import type { Variants } from './variant-cache.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXT_FILE = /\.(?:html|js|css|svg|json|xml|txt|md|webmanifest)$/;
/** A smaller response fits into the first packet anyway. */
const SMALLEST_WORTH_IT = 512;
const BEST_QUALITY = 11;
const GZIP_LEVEL = 9;
const NO_VARIANTS: Variants = { br: undefined, gz: undefined };
const GZIP_HEADER_OS = 9;
const GZIP_OS_UNKNOWN = 255;

export interface CompressOptions {
  cacheDir: string;
  /** Quality of Brotli. Defaults to the best: 9 takes a fifteenth of the processor time, and pages are 9% larger. */
  quality?: number | undefined;
  /** Number of files compressed at the same time. Each keeps two threads busy. */
  lanes?: number;
  /** Ends the work after the current files. */
  signal?: AbortSignal;
  onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface CompressResult {
  /** Number of text files large enough to be worth compressing. */
  files: number;
  /** Size of all variants written. */
  bytes: number;
  /** Number of files found in the cache. */
  fromCache: number;
}

/** Writes `.br` and `.gz` next to every text file of a built site, if they are smaller than the file. */
export async function compressSite(outDir: string, options: CompressOptions): Promise<CompressResult> {
  const files = await textFilesOf(outDir);
  const {
    cacheDir,
    quality = BEST_QUALITY,
    lanes = Math.min(4, Math.max(2, availableParallelism())),
  } = options;
  const cache = createVariantCache(cacheDir);
  const result: CompressResult = { files: 0, bytes: 0, fromCache: 0 };
  let done = 0;

  await inParallel(files, lanes, async (file) => {
    if (options.signal?.aborted) return;
    const stamp = stampOf(file);
    const content = await readFile(file);
    if (content.length > SMALLEST_WORTH_IT) {
      const key = keyOf(content, quality);
      const cached = (await cache.read(keyOf(content, BEST_QUALITY))) ?? (await cache.read(key));
      const variants = cached ?? (await compress(content, quality));
      if (cached === undefined) await cache.write(key, variants);
      else result.fromCache += 1;
      // Await before adding: parallel lanes share the sum.
      const written = await writeVariants(file, variants);
      result.files += 1;
      result.bytes += written;
      // A build that replaced the site in the meantime must not be served with variants of the last one.
      if (stampOf(file) !== stamp) await writeVariants(file, NO_VARIANTS);
    } else {
      await writeVariants(file, NO_VARIANTS);
    }
    done += 1;
    options.onProgress?.(done, files.length);
  });

  await cache.prune();
  return result;
}

async function textFilesOf(outDir: string): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name) && entry.name !== SITE_MANIFEST)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** Another zlib may compress the same bytes differently, so its results are cached separately. */
function keyOf(content: Buffer, quality: number): string {
  const recipe = `br${quality} ${process.versions['brotli']} gz${GZIP_LEVEL} ${process.versions.zlib}`;
  return createHash('sha256').update(recipe).update('\0').update(content).digest('hex');
}

async function compress(content: Buffer, quality: number): Promise<Variants> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip(content, { level: GZIP_LEVEL }),
  ]);
  // zlib writes the operating system into the header, but builds should be the same on every machine.
  gz[GZIP_HEADER_OS] = GZIP_OS_UNKNOWN;
  return {
    br: br.length < content.length ? br : undefined,
    gz: gz.length < content.length ? gz : undefined,
  };
}

/** Writes the variants, and removes missing ones: an old variant would be served instead of the file. */
async function writeVariants(file: string, variants: Variants): Promise<number> {
  let bytes = 0;
  for (const kind of ['br', 'gz'] as const) {
    const variant = variants[kind];
    if (variant === undefined) await rm(`${file}.${kind}`, { force: true });
    else {
      // The site may be served already, and half a variant is a broken page.
      const draft = `${file}.${kind}.part`;
      await writeFile(draft, variant);
      await rename(draft, `${file}.${kind}`);
    }
    bytes += variant?.length ?? 0;
  }
  return bytes;
}

async function inParallel<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      // All lanes share one iterator, so each takes the next item when it is free.
      for (const item of queue) await work(item);
    }),
  );
}
