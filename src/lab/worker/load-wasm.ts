import type { WasmPart } from '../model/protocol.ts';
import { digestOf } from './served/load-served.ts';

/** More often would keep the page busy while it is starting. */
const PROGRESS_EVERY_MS = 100;

/**
 * Loads the parts of the WebAssembly file and compiles them while they arrive, which is the longest step of a start.
 * Returns the module only if every part is what it should be.
 */
export async function loadWasm(
  parts: readonly WasmPart[],
  onProgress: (loaded: number, total: number) => void,
): Promise<WebAssembly.Module> {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  let reported = -Infinity;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();
  const compiling = WebAssembly.compileStreaming(
    new Response(readable, { headers: { 'content-type': 'application/wasm' } }),
  );
  // Whatever cannot be compiled is damaged or missing, which is reported where it is read.
  compiling.catch(() => undefined);
  const requested = parts.map((part) => ({ part, response: fetch(part.address) }));
  for (const { response } of requested) response.catch(() => undefined);
  const verified: Promise<void>[] = [];
  for (const { part, response } of requested) {
    const content = await readPart(part, await response, async (bytes) => {
      loaded += bytes.length;
      const now = performance.now();
      if (loaded === total || now - reported >= PROGRESS_EVERY_MS) {
        reported = now;
        onProgress(loaded, total);
      }
      await writer.write(bytes).catch(() => undefined);
    });
    const check = verify(part, content);
    // Awaited after the last part, which may fail first.
    check.catch(() => undefined);
    verified.push(check);
  }
  await writer.close().catch(() => undefined);
  await Promise.all(verified);
  return compiling;
}

/** As many bytes as there are, which may be fewer than `size`. */
async function readPart(
  { address, size }: WasmPart,
  { ok, status, body }: Response,
  onBytes: (bytes: Uint8Array) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!ok || body === null) throw new Error(`${address} could not be loaded (${status}).`);
  const content = new Uint8Array(size);
  const reader = body.getReader();
  let offset = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (offset + value.length > size) throw new Error(`${address} is longer than expected.`);
    content.set(value, offset);
    offset += value.length;
    await onBytes(value);
  }
  return content.subarray(0, offset);
}

async function verify({ address, digest }: WasmPart, content: Uint8Array<ArrayBuffer>): Promise<void> {
  if ((await digestOf(content)) !== digest)
    throw new Error(`${address} is damaged. Reload the page to load it again.`);
}
