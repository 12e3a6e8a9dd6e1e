import type { WasmPart } from '../model/protocol.ts';
import { digestOf } from './digest.ts';

/** Loads the parts of the WebAssembly file side by side, verifies each, and joins them. */
export async function loadWasm(
  parts: readonly WasmPart[],
  onProgress: (loaded: number, total: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  const wasm = new Uint8Array(total);
  let loaded = 0;
  let offset = 0;
  const places = parts.map((part) => {
    const place = wasm.subarray(offset, offset + part.size);
    offset += part.size;
    return { part, place };
  });
  await Promise.all(
    places.map(async ({ part, place }) => {
      await loadPart(part, place, (bytes) => {
        loaded += bytes;
        onProgress(loaded, total);
      });
    }),
  );
  return wasm;
}

async function loadPart(
  { address, size, digest }: WasmPart,
  place: Uint8Array<ArrayBuffer>,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || response.body === null)
    throw new Error(`${address} could not be loaded (${response.status}).`);
  const reader = response.body.getReader();
  let offset = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (offset + value.length > size) throw new Error(`${address} is longer than expected.`);
    place.set(value, offset);
    offset += value.length;
    onBytes(value.length);
  }
  if (offset !== size || (await digestOf(place)) !== digest)
    throw new Error(`${address} is damaged. Reload the page to load it again.`);
}
