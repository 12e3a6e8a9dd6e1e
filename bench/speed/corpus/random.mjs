// Random numbers seeded with a string, so the corpus is the same on every machine.

/** @param {string} seed */
export function randomFrom(seed) {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);

  /** Returns a number from 0 to 1 (Mulberry32). */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const upTo = (count) => Math.floor(next() * count);
  return { upTo, pick: (list) => list[upTo(list.length)] };
}
