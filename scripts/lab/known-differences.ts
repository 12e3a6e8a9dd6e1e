interface KnownDifference {
  reason: string;
  /** Returns whether this is all that differs between the two texts of a file. */
  explains(native: string, lab: string): boolean;
}

const IMPORTED_NAMES = /(?<=^import \{)[^{}]*(?=\} from )/gm;
const EXTERNAL_PREFIX = '__rspack_external_';

/** Differences that were looked into. Each is recognized by what it changes, so it cannot hide another one. */
const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    reason: 'One import lists the same names in another order.',
    explains: (native, lab) => withSortedNames(native) === withSortedNames(lab),
  },
  {
    reason: 'TypeScript 6 writes the declarations of JavaScript sources in another way than TypeScript 7.',
    explains: (native, lab) =>
      DECLARED.test(native) && !DECLARED.test(lab) && NOT_DECLARED.test(lab) && !NOT_DECLARED.test(native),
  },
  {
    reason: 'TypeScript 6 maps other columns of declarations than TypeScript 7.',
    explains: (native, lab) => withoutMappings(native) === withoutMappings(lab),
  },
  {
    // The module is called external umd {"commonjs":…,"commonjs2":…} here and external umd {"commonjs2":…,"root":…} there.
    reason:
      'Rspack derives the short name of a module from an object, whose keys a 32-bit program lists in another order.',
    explains: (native, lab) => native.includes('define.amd') && differsInOneName(native, lab),
  },
];

/** A value in a declaration file. Without the word, only TypeScript 6 writes it, for JavaScript. */
const DECLARED = /^export declare /m;
const NOT_DECLARED = /^export (?:function|class|const|let|var) /m;

/** The texts of a file that both builds should have written. */
type Pair = readonly [native: string | undefined, lab: string | undefined];

/** Returns why each of the pairs differs, or undefined if a reason is not known or they have several. */
export function knownReason(pairs: readonly Pair[]): string | undefined {
  return KNOWN_DIFFERENCES.find(({ explains }) =>
    pairs.every(([native, lab]) => native !== undefined && lab !== undefined && explains(native, lab)),
  )?.reason;
}

function withSortedNames(text: string): string {
  return text.replaceAll(IMPORTED_NAMES, (names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .sort()
      .join(),
  );
}

/** Returns a declaration map without the mappings, or the text itself if it is not one. */
function withoutMappings(text: string): string {
  return /^\{.*"sources":\["[^"]*\.[cm]?tsx?"\]/.test(text) ? text.replace(/"mappings":"[^"]*"/, '') : text;
}

/** Returns whether two texts are the same, except for one name that is another one in some places. */
function differsInOneName(one: string, other: string): boolean {
  const [words, otherWords] = [one, other].map((text) => text.split(/\b/));
  if (words!.length !== otherWords!.length) return false;
  const differing = words!.flatMap((word, index) =>
    word === otherWords![index] ? [] : [[word, otherWords![index]!].map(withoutPrefix).join(' ')],
  );
  return new Set(differing).size === 1 && /^\w+ \w+$/.test(differing[0]!);
}

function withoutPrefix(word: string): string {
  return word.startsWith(EXTERNAL_PREFIX) ? word.slice(EXTERNAL_PREFIX.length) : word;
}
