import { sha256 } from './sha256.ts';

/** A hash of Node, of the only algorithm that a build asks for: Rspack computes all others itself. */
class Hash {
  readonly #parts: Uint8Array[] = [];

  update(data: string | Uint8Array): this {
    this.#parts.push(typeof data === 'string' ? new TextEncoder().encode(data) : data);
    return this;
  }

  digest(encoding?: BufferEncoding): string | Buffer {
    const digest = Buffer.from(sha256(Buffer.concat(this.#parts)));
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
