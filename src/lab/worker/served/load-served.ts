import type { ServedFile } from '../../model/served-package.ts';

/** Taken before the global scope is sealed. They only ever load files that came with the worker. */
const fetchFile = globalThis.fetch.bind(globalThis);
const Address = globalThis.URL;
const decoder = new TextDecoder();
const { subtle } = globalThis.crypto;

/** Loads a file of the lab and verifies it. */
export async function loadServed({ name, file, digest }: ServedFile): Promise<string> {
  const response = await fetchFile(new Address(file, import.meta.url));
  if (!response.ok) throw new Error(`The package ${name} could not be loaded (${response.status}).`);
  const bytes = await response.arrayBuffer();
  if ((await digestOf(bytes)) !== digest)
    throw new Error(`The package ${name} is damaged. Reload the page to load it again.`);
  return decoder.decode(bytes);
}

/** SHA-256 as lowercase hex. */
export async function digestOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
