// @vitest-environment happy-dom
import { CompressionStream, DecompressionStream, ReadableStream } from 'node:stream/web';
import { beforeEach, expect, it, vi } from 'vitest';
import { encodeShare } from '../../lab/model/share.ts';
import { openFromAddress } from './address.ts';
import { decodeGiven, encodeGiven } from './given-address.ts';

const TOOLS = [{ id: 'tsup', name: 'tsup', files: ['tsup.config.ts', 'tsup.config.json'] }];
const NOTHING = { config: '', manifest: '', name: undefined };
const REFUSED = {
  given: NOTHING,
  problem: ['The link is incomplete or not from this page, so it was not used.'],
};

beforeEach(() => {
  history.replaceState(null, '', '/migrate');
  // This document has none.
  for (const [name, stream] of Object.entries({ CompressionStream, DecompressionStream, ReadableStream }))
    vi.stubGlobal(name, stream);
});

it.each([
  { config: 'export default {};', manifest: '{ "a": "ü" }', name: 'tsup.config.ts' },
  { config: '{}', manifest: '', name: 'tsup.config.json' },
  { config: '', manifest: '{}', name: undefined },
])('opens what it has shared: %j', async (given) => {
  expect(await decodeGiven(await encodeGiven(given, given.name ?? 'tsup.config.ts'), TOOLS)).toEqual({
    given,
  });
});

const FOREIGN: Readonly<Record<string, object>> = {
  'of no tool': { 'src/index.ts': '' },
  'named like a prototype': JSON.parse('{ "__proto__": "export default {};" }'),
  'named like a property': { constructor: 'export default {};' },
  'in a folder': { 'x/tsup.config.ts': '' },
  'outside of the project': { '../tsup.config.ts': '' },
  'of two configurations': { 'tsup.config.ts': '', 'tsup.config.json': '' },
  'that are objects': { 'tsup.config.ts': { deep: {} } },
  'that are too large': { 'tsup.config.ts': 'x'.repeat(1_000_001) },
};

it.each(Object.keys(FOREIGN))('refuses a link with files %s', async (kind) => {
  const hash = await encodeShare(FOREIGN[kind] as Record<string, string>);
  expect(await decodeGiven(hash, TOOLS)).toEqual(REFUSED);
});

it.each(['#v1.', '#v1.!!!', '#v2.abc', '#v1.S'])('refuses a link that cannot be read: %s', async (hash) => {
  expect(await decodeGiven(hash, TOOLS)).toEqual(REFUSED);
});

it('opens what is shared before what the entry has kept, and that before the tool of a link', async () => {
  history.replaceState(null, '', '/migrate?tool=tsup');
  expect(await openFromAddress(TOOLS)).toEqual({ given: { ...NOTHING, name: 'tsup.config.ts' } });
  history.replaceState(null, '', '/migrate?tool=__proto__');
  expect(await openFromAddress(TOOLS)).toEqual({ given: NOTHING });
  const kept = { config: 'kept', manifest: '', name: undefined };
  for (const desk of [{ config: 1, manifest: '' }, 'text', null, { config: 'a', manifest: 'b', name: {} }]) {
    history.replaceState({ desk }, '', '/migrate');
    expect(await openFromAddress(TOOLS)).toEqual({ given: NOTHING });
  }
  const shared = await encodeGiven({ ...kept, config: 'shared' }, 'tsup.config.ts');
  history.replaceState({ desk: kept }, '', '/migrate#heading');
  expect(await openFromAddress(TOOLS)).toEqual({ given: kept });
  history.replaceState({ desk: kept }, '', `/migrate${shared}`);
  expect((await openFromAddress(TOOLS)).given.config).toBe('shared');
});
