const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const ROUNDS = 64;

const primes = firstPrimes(ROUNDS);
const CONSTANTS = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** Returns SHA-256 at once; the platform's own function answers only later, which Node's interface does not allow. */
export function sha256(data: Uint8Array): Uint8Array {
  const state = START.slice();
  const padded = pad(data);
  const view = new DataView(padded.buffer);
  const words = new Uint32Array(ROUNDS);
  for (let offset = 0; offset < padded.length; offset += BLOCK_BYTES) {
    for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(offset + index * 4);
    addBlock(state, words);
  }
  const digest = new DataView(new ArrayBuffer(state.byteLength));
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

function pad(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((data.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(data);
  padded[data.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - LENGTH_BYTES, BigInt(data.length) * 8n);
  return padded;
}

function addBlock(state: Uint32Array, words: Uint32Array): void {
  for (let index = 16; index < ROUNDS; index += 1) {
    const early = words[index - 15]!;
    const late = words[index - 2]!;
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16]! + small0 + words[index - 7]! + small1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < ROUNDS; index += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + CONSTANTS[index]! + words[index]!) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = state[index]! + word;
  });
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(value: number): number {
  return (value % 1) * 2 ** 32;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
