import { ADJECTIVES, NOUNS, SENTENCES, VERBS } from './words.mjs';

/** @typedef {ReturnType<typeof import('./random.mjs').randomFrom>} Random */

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** Returns an identifier such as `lazyChunkLimit`. @param {Random} random */
export const codeName = (random) =>
  `${random.pick(ADJECTIVES)}${capital(random.pick(NOUNS))}${random.pick(['', '', 'Path', 'Name', 'Mode', 'Size', 'Order'])}`;

/** @param {Random} random */
function sentence(random) {
  const words = {
    A: () => random.pick(ADJECTIVES),
    N: () => random.pick(NOUNS),
    M: () => `${random.pick(NOUNS)}s`,
    V: () => random.pick(VERBS),
    C: () => `\`${codeName(random)}\``,
  };
  return random
    .pick(SENTENCES)
    .replaceAll(/\b[ANMVC]\b/g, (letter, place) => (place === 0 ? letter : words[letter]()));
}

/** @param {Random} random @param {number} count */
export const paragraph = (random, count) => Array.from({ length: count }, () => sentence(random)).join(' ');

/** Returns a heading such as `Lazy chunk manifest`. @param {Random} random */
export const phrase = (random) =>
  `${capital(random.pick(ADJECTIVES))} ${random.pick(NOUNS)} ${random.pick(NOUNS)}s`;
