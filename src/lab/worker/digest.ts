const { subtle } = globalThis.crypto;

/** Returns SHA-256 as lowercase hex. */
export async function digestOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
