/** Characters of a name in an address; npm allows 214. */
const MOST_CHARACTERS = 60;
const NAME = /^(?:@[a-z\d-][a-z\d._-]*\/)?[a-z\d-][a-z\d._-]*$/;
/** Names that npm refuses, and names of packages that the projects use: a package cannot depend on itself. */
const TAKEN = new Set(
  `node_modules favicon.ico typescript react react-dom preact vue svelte solid-js happy-dom vue-tsc`.split(
    ' ',
  ),
);

/** Says whether a package can have this name: one that npm accepts, of a length that fits into an address. */
export function isPackageName(name: string): boolean {
  return name.length <= MOST_CHARACTERS && NAME.test(name) && !TAKEN.has(name);
}

/** The name without its scope. */
export function baseNameOf(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

/** The variable that a script with this name sets: `use-tally` becomes `useTally`. */
export function globalNameOf(name: string): string {
  const [first = '', ...rest] = baseNameOf(name)
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  const joined = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[a-z]/.test(joined) ? joined : `_${joined}`;
}
