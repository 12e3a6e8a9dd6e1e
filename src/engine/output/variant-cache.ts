import { createEntryCache } from '../files/entry-cache.ts';

/** Compressed forms of a file; missing if compression gains nothing. */
export interface Variants {
  br: Buffer | undefined;
  gz: Buffer | undefined;
}

export interface VariantCache {
  read(key: string): Promise<Variants | undefined>;
  write(key: string, variants: Variants): Promise<void>;
  prune(): Promise<void>;
}

const LENGTH_BYTES = 4;

/** Creates a cache of compressed files. An entry is the length of the brotli variant, brotli, gzip. */
export function createVariantCache(dir: string): VariantCache {
  const entries = createEntryCache(dir);
  return {
    async read(key) {
      const entry = await entries.read(key);
      return entry && decode(entry);
    },
    write: (key, variants) => entries.write(key, encode(variants)),
    prune: () => entries.prune(),
  };
}

function encode({ br, gz }: Variants): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(br?.length ?? 0);
  return Buffer.concat([length, br ?? Buffer.alloc(0), gz ?? Buffer.alloc(0)]);
}

function decode(entry: Buffer): Variants {
  const split = LENGTH_BYTES + entry.readUInt32LE(0);
  const orNothing = (part: Buffer) => (part.length > 0 ? part : undefined);
  return { br: orNothing(entry.subarray(LENGTH_BYTES, split)), gz: orNothing(entry.subarray(split)) };
}
