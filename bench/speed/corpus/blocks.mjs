// Code, tables and lists of a generated page.
import { codeName, paragraph } from './sentences.mjs';
import { ADJECTIVES, DEFAULTS, NOUNS, TYPES, VERBS } from './words.mjs';

/** @typedef {import('./sentences.mjs').Random} Random */

const fence = (language, code) => `\`\`\`${language}\n${code}\n\`\`\``;

/** @param {Random} random */
export function typescript(random) {
  const [first, second, third] = [codeName(random), codeName(random), codeName(random)];
  const [verb, noun] = [random.pick(VERBS), random.pick(NOUNS)];
  return fence(
    'ts',
    `import { defineConfig, type ${noun[0].toUpperCase()}${noun.slice(1)} } from '@bench/${noun}';

// The ${random.pick(ADJECTIVES)} ${noun} is asked before the others.
export default defineConfig({
  ${first}: ${random.upTo(900)},
  ${second}: ['${random.pick(NOUNS)}', '${random.pick(NOUNS)}'],
  hooks: {
    async ${verb}(${noun}: string, depth = ${random.upTo(9)}) {
      const found = await this.${third}(${noun}, { depth });
      if (found === undefined) throw new Error(\`No ${noun} at \${${noun}}\`);
      return found.filter((one) => one.size > ${random.upTo(4096)} && !one.name.startsWith('_'));
    },
  },
});`,
  );
}

/** @param {Random} random */
export function json(random) {
  return fence(
    'json',
    JSON.stringify(
      {
        name: `${random.pick(ADJECTIVES)}-${random.pick(NOUNS)}`,
        version: `${random.upTo(9)}.${random.upTo(20)}.0`,
        [codeName(random)]: random.upTo(2) === 0,
        [codeName(random)]: {
          [random.pick(NOUNS)]: `./src/${random.pick(NOUNS)}.ts`,
          depth: random.upTo(12),
        },
        include: [`src/${random.pick(NOUNS)}`, 'types'],
      },
      null,
      2,
    ),
  );
}

/** @param {Random} random */
export function shell(random) {
  const noun = random.pick(NOUNS);
  return fence(
    'sh',
    `npm install --save-dev @bench/${noun}
npx bench ${random.pick(VERBS)} --${noun} ./src/${random.pick(NOUNS)}.ts --limit ${random.upTo(500)}
# writes dist/${noun}.js and its map`,
  );
}

/** @param {Random} random @param {number} rows */
export function table(random, rows) {
  const lines = Array.from(
    { length: rows },
    () =>
      `| \`${codeName(random)}\` | \`${random.pick(TYPES)}\` | \`${random.pick(DEFAULTS)}\` | ${random.pick(VERBS)}s the ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)} |`,
  );
  return ['| Option | Type | Default | What it does |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/** @param {Random} random @param {number} count */
export function list(random, count) {
  const ordered = random.upTo(2) === 0;
  return Array.from(
    { length: count },
    (_, at) => `${ordered ? `${at + 1}.` : '-'} ${paragraph(random, 1)}`,
  ).join('\n');
}
