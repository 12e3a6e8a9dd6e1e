/** Bytes of a package, unpacked. */
export const MOST_BYTES = 50_000_000;
export const MOST_FILES = 20_000;
/** TypeScript resolves each entry point in eight ways, so thousands of them would take minutes. */
export const MOST_ENTRIES = 200;
/** Bytes of a script that is parsed. */
export const MOST_SCRIPT_BYTES = 5_000_000;
/** Levels of conditions that are followed; Node.js has no limit, and nobody needs five. */
export const MOST_LEVELS = 50;
