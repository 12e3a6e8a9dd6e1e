export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** All package-manager tabs share this group, so they switch together. */
export const PACKAGE_MANAGER_GROUP = 'package-manager';

type Verb = 'install' | 'add' | 'remove' | 'create' | 'dlx' | 'run' | 'exec';

/** Spelling of each command. Only npm needs `--` before a script's own flags. */
const VERBS: Record<Verb, Record<PackageManager, string>> = {
  install: { npm: 'npm install', yarn: 'yarn install', pnpm: 'pnpm install', bun: 'bun install' },
  add: { npm: 'npm add', yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add' },
  remove: { npm: 'npm uninstall', yarn: 'yarn remove', pnpm: 'pnpm remove', bun: 'bun remove' },
  create: { npm: 'npm create', yarn: 'yarn create', pnpm: 'pnpm create', bun: 'bun create' },
  dlx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' },
  exec: { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bunx' },
  run: { npm: 'npm run', yarn: 'yarn', pnpm: 'pnpm', bun: 'bun run' },
};

/**
 * Translates a command such as `add -D typescript` for a package manager. Unknown commands are passed on
 * unchanged.
 */
export function packageManagerCommand(manager: PackageManager, command: string): string {
  const [first = '', ...rest] = command.trim().split(/\s+/);
  const namesPackages = rest.some((word) => !word.startsWith('-'));
  const verb = first === 'install' && namesPackages ? 'add' : first;
  const translated = VERBS[verb as Verb]?.[manager] ?? `${manager} ${verb}`;
  const versioned =
    verb === 'create' ? rest.map((word, index) => (index === 0 ? createPackage(manager, word) : word)) : rest;
  const flags = verb === 'run' && manager === 'npm' ? separateFlags(versioned) : versioned;
  return [translated, ...flags].join(' ');
}

/**
 * Adds `@latest`, because npm without a version may use an old cached copy. Yarn accepts no version in
 * `create`.
 */
function createPackage(manager: PackageManager, name: string): string {
  const bare = name.replace(/@latest$/, '');
  return manager === 'yarn' ? bare : name.slice(1).includes('@') ? name : `${bare}@latest`;
}

function separateFlags(words: string[]): string[] {
  const first = words.findIndex((word) => word.startsWith('-'));
  return first === -1 || words[first] === '--'
    ? words
    : [...words.slice(0, first), '--', ...words.slice(first)];
}
