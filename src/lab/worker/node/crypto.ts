import { sha256 } from '@noble/hashes/sha2.js';

/**
 * A hash of Node, of the only algorithm that a build asks for: Rspack computes all others itself. The platform's own
 * function answers only later, which Node's interface does not allow.
 */
class Hash {
  readonly #hash = sha256.create();

  update(data: string | Uint8Array): this {
    this.#hash.update(typeof data === 'string' ? new TextEncoder().encode(data) : data);
    return this;
  }

  digest(encoding?: BufferEncoding): string | Buffer {
    const digest = Buffer.from(this.#hash.digest());
    return encoding === undefined ? digest : digest.toString(encoding);
  }
}

export function createHash(algorithm: string): Hash {
  if (algorithm.toLowerCase() === 'sha256') return new Hash();
  throw new Error(`The lab has no hash function "${algorithm}". Use xxhash64 or sha256.`);
}

export function randomUUID(): string {
  return globalThis.crypto.randomUUID();
}

export function randomBytes(size: number): Buffer {
  return Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(size)));
}
