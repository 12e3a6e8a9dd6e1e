import { EventEmitter } from './events.ts';

export const constants = { BROTLI_PARAM_QUALITY: 1, Z_BEST_SPEED: 1, Z_SYNC_FLUSH: 2 };

/** Compresses one piece of data and reports it as a stream of Node does. The platform chooses the level. */
class GzipStream extends EventEmitter {
  end(input: Uint8Array): void {
    gzip(input)
      .then((compressed) => this.emit('data', compressed))
      .then(() => this.emit('end'))
      .catch((error: unknown) => this.emit('error', error));
  }
}

export async function gzip(input: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new CompressionStream('gzip');
  const writer = stream.writable.getWriter();
  // An asset can be a view of the memory that threads share, which the stream refuses.
  const written = writer.write(new Uint8Array(input)).then(() => writer.close());
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
  }
  await written;
  const compressed = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    compressed.set(chunk, offset);
    offset += chunk.length;
  }
  return compressed;
}

export function createGzip(): GzipStream {
  return new GzipStream();
}

export function createBrotliCompress(): never {
  throw new Error(
    'The lab cannot compress with Brotli. Set `performance.printFileSize.compressed` to true for gzip.',
  );
}
