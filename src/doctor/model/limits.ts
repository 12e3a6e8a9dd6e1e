/** Bytes of a package, unpacked. */
export const MOST_BYTES = 50_000_000;
export const MOST_FILES = 20_000;
/** Files of a folder that are looked at to find out what gets packed; reading names alone is quick. */
export const MOST_LOOKED_AT = 100_000;
/** For each entry point, publint parses package.json again, and TypeScript resolves it in eight ways. */
export const MOST_ENTRIES = 200;
/** publint compares every file with every other: 20,000 would take a minute. */
export const MOST_LINTED_FILES = 4_000;
/** Bytes of a script or a declaration file that is parsed. */
export const MOST_SCRIPT_BYTES = 5_000_000;
/** Levels of conditions that are followed; Node.js has no limit, and nobody needs five. */
export const MOST_LEVELS = 50;
/** Folders at the top of a package that npm never packs, and that nobody needs to walk through. */
export const NEVER_PACKED: readonly string[] = ['node_modules', '.git'];
/** Rules of `files` and of all ignore files, with each alternative of `{a,b}`. Reading as many takes a second. */
export const MOST_RULES = 50_000;
/** Comparisons of a name with a rule that has a pattern for it. As many take seconds. */
export const MOST_RULE_TESTS = 10_000_000;
