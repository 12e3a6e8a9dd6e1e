import { Buffer, memfs } from '@napi-rs/wasm-runtime/fs';

/** The files that Rslib sees. The binding and its threads use the same ones. */
export const { fs: volumeFs } = memfs();
export const VolumeBuffer = Buffer;
