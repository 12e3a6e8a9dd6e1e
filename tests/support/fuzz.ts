import fc from 'fast-check';

/** Set by `npm run test:fuzz`: a factor for the number of runs, and a seed. */
const times = Number(process.env['FUZZ_RUNS'] ?? 1);
/** Fixed in unit tests, so an unrelated change does not fail on a new random value. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_115);

/** Returns settings for `fc.assert`: this many runs in unit tests, many more when fuzzing. */
export function fuzz(runs = 100): { numRuns: number; seed: number } {
  return { numRuns: runs * times, seed };
}

/** Strings that break out of HTML, Markdown, XML or scripts, or are long, invisible or half a character. */
const HOSTILE = [
  '<x-evil>',
  '</title><x-evil>',
  '"><x-evil a="',
  "'><x-evil>",
  '</script><x-evil>',
  '--><x-evil>',
  ']]><x-evil>',
  '<![CDATA[',
  '<!--',
  '<?xml',
  '&amp;',
  '&lt;x-evil&gt;',
  '&#60;',
  '&',
  '{',
  '}',
  '{x-evil}',
  '`',
  '```',
  '~~~',
  '](/a)',
  '[a]: /b',
  '![',
  '\\',
  '|',
  '*',
  '_',
  '#',
  '---',
  ':::',
  ':::tip',
  '\n',
  '\r\n',
  '\n\n',
  '\t',
  '    ',
  '\0',
  '\u0008',
  '\u000b',
  '\u001b[31m',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\ufffe',
  '\ud800',
  '\udc00',
  '\u202e',
  'İ',
  'ß',
  'e\u0301',
  '👩‍👩‍👧',
  '한글',
  '漢字',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  '%00',
  '%',
  '$&',
  'a',
  'b c',
  '1',
];

/** Random strings, and strings made of pieces known to break things. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...HOSTILE), { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

const URL_PIECES = [
  '/',
  '//',
  '.',
  '..',
  '/./',
  '/../',
  '.html',
  '.HTML',
  '/index',
  '/Index.html',
  'guide',
  'GUIDE',
  'start',
  'quick-start',
  'en',
  'docs',
  'assets',
  'app-1f2e.js',
  'blog/v0.1',
  '404',
  '_site.json',
  '_headers',
  '.git',
  '.br',
  '%2f',
  '%2F',
  '%5c',
  '\\',
  '%2e%2e',
  '%252e',
  '%00',
  '%',
  '%zz',
  '%C3%28',
  '%E6%8C%87%E5%8D%97',
  '%e6%8c%87',
  '%ED%A0%80',
  '%u002e',
  '%20',
  '%0d%0aSet-Cookie:a=b',
  '~',
  ';',
  ':',
  '@',
  '*',
  '"',
  "'",
  '<x-evil>',
  '%3Cx-evil%3E',
  'http://evil.example',
  'javascript:',
];

const manyTimes = (piece: fc.Arbitrary<string>, max: number): fc.Arbitrary<string> =>
  fc.tuple(piece, fc.integer({ min: 1, max })).map(([text, count]) => text.repeat(count));

/**
 * Paths as clients send them: escaped correctly, incorrectly and twice, in any case, with dots and slashes,
 * very long.
 */
export const hostilePath: fc.Arbitrary<string> = fc
  .oneof(
    {
      weight: 8,
      arbitrary: fc.array(fc.constantFrom(...URL_PIECES), { maxLength: 10 }).map((all) => all.join('')),
    },
    { weight: 2, arbitrary: fc.webPath() },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }).map(escaped) },
    { weight: 1, arbitrary: manyTimes(fc.constantFrom(...URL_PIECES), 700) },
  )
  .map((path) => `/${path}`);

/** Returns other spellings of a path that all resolve to the same page. */
export function spellingsOf(path: string): fc.Arbitrary<string> {
  const letters = fc.array(fc.nat(5), { minLength: path.length, maxLength: path.length });
  const ending = fc.constantFrom('', '', '/', '//', '.html', '/index', '/index.html', '.HTML/');
  return fc.tuple(letters, ending).map(([choices, end]) => {
    const spelled = Array.from(path.slice(1).replace(/\/$/, ''), (letter, at) => {
      if (choices[at] === 1) return encodeURI(letter.toUpperCase());
      if (choices[at] === 2) return percent(letter);
      if (choices[at] === 3) return percent(letter).toLowerCase();
      return encodeURI(letter);
    });
    return `/${spelled.join('')}${end}`;
  });
}

function percent(letter: string): string {
  return Array.from(
    new TextEncoder().encode(letter),
    (byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`,
  ).join('');
}

function escaped(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));
}

/** Query strings with the parameters that pages read. */
export const hostileQuery: fc.Arbitrary<string> = fc.oneof(
  fc.webQueryParameters(),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('navbar', 'sidebar', 'footer', 'q', 'explore-format', 'keyword', '__proto__', ''),
        fc.constantFrom('=', '=', '==', ''),
        fc.oneof(fc.constantFrom('0', '1', 'a:b,c', ':', ',', '%', '%zz', '+'), hostileText.map(escaped)),
      ),
    )
    .map((all) => all.map((parts) => parts.join('')).join('&')),
);

/** Returns a value that is usually valid and sometimes anything else. */
export function mostly<Value>(
  right: fc.Arbitrary<Value>,
  wrong: fc.Arbitrary<unknown> = anything,
): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: right, weight: 6 }, { arbitrary: wrong, weight: 1 });
}

/** Any value. Deeper objects find nothing more and take seconds to generate. */
export const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  hostileText,
  fc.constantFrom(null, -1, 1e21, [], {}),
);
