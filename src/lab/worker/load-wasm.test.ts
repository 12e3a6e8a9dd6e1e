import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWasm } from './load-wasm.ts';

/** A module that contains nothing, in two parts. */
const PARTS = [
  [0, 97, 115, 109],
  [1, 0, 0, 0],
].map((bytes, index) => ({
  bytes: new Uint8Array(bytes),
  part: {
    address: `/part-${index}`,
    size: 4,
    digest: createHash('sha256').update(new Uint8Array(bytes)).digest('hex'),
  },
}));
const parts = PARTS.map(({ part }) => part);
const served = new Map<string, () => Response | Promise<Response>>();

beforeEach(() => {
  for (const { part, bytes } of PARTS) served.set(part.address, () => new Response(bytes));
  vi.stubGlobal('fetch', async (address: string) => served.get(address)!());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('joins and compiles the parts, and reports the progress', async () => {
  const progress = vi.fn<(loaded: number, total: number) => void>();
  expect(await loadWasm(parts, progress)).toBeInstanceOf(WebAssembly.Module);
  expect(progress.mock.calls).toEqual([
    [4, 8],
    [8, 8],
  ]);
});

it('reports the progress ten times a second at most, and the end', async () => {
  // Every byte comes 30 ms after the one before.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 30));
  for (const { part, bytes } of PARTS)
    served.set(part.address, () => new Response(new Response(bytes).body!.pipeThrough(bytewise())));
  const progress = vi.fn<(loaded: number, total: number) => void>();
  await loadWasm(parts, progress);
  expect(progress.mock.calls.map(([loaded]) => loaded)).toEqual([1, 5, 8]);
});

it('compiles the first part while the second one is on its way', async () => {
  let answer: (response: Response) => void = () => {};
  const last = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  served.set('/part-1', () => last);
  const compile = WebAssembly.compileStreaming;
  vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(async (source) => {
    const [response, copy] = (await source).body!.tee();
    expect((await copy.getReader().read()).value).toEqual(PARTS[0]!.bytes);
    answer(new Response(PARTS[1]!.bytes));
    return compile(new Response(response, { headers: { 'content-type': 'application/wasm' } }));
  });
  expect(await loadWasm(parts, () => undefined)).toBeInstanceOf(WebAssembly.Module);
});

it.each([
  ['of other bytes', () => new Response(new Uint8Array([9, 9, 9, 9])), '/part-0 is damaged'],
  ['that is too short', () => new Response(new Uint8Array([0])), '/part-0 is damaged'],
  ['that is too long', () => new Response(new Uint8Array(9)), '/part-0 is longer than expected'],
  ['that is missing', () => new Response('', { status: 404 }), '/part-0 could not be loaded (404)'],
])('refuses a part %s', async (_, answer, message) => {
  served.set('/part-0', answer);
  await expect(loadWasm(parts, () => undefined)).rejects.toThrow(message);
});

it('refuses a part that is another one, even if it can be compiled', async () => {
  const other = { ...parts[0]!, digest: parts[1]!.digest };
  await expect(loadWasm([other, parts[1]!], () => undefined)).rejects.toThrow('/part-0 is damaged');
});

function bytewise(): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) controller.enqueue(new Uint8Array([byte]));
    },
  });
}
