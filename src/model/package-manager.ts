export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Every group of package-manager tabs follows the others. */
export const PACKAGE_MANAGER_GROUP = 'package-manager';

type Verb = 'install' | 'add' | 'remove' | 'create' | 'dlx' | 'run' | 'exec';

/** How each package manager says it. npm's `add` is `install`, and only npm needs `--` before a script's own flags. */
const VERBS: Record<Verb, Record<PackageManager, string>> = {
  install: { npm: 'npm install', yarn: 'yarn install', pnpm: 'pnpm install', bun: 'bun install' },
  add: { npm: 'npm add', yarn: 'yarn add', pnpm: 'pnpm add', bun: 'bun add' },
  remove: { npm: 'npm uninstall', yarn: 'yarn remove', pnpm: 'pnpm remove', bun: 'bun remove' },
  create: { npm: 'npm create', yarn: 'yarn create', pnpm: 'pnpm create', bun: 'bun create' },
  dlx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' },
  exec: { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bunx' },
  run: { npm: 'npm run', yarn: 'yarn', pnpm: 'pnpm', bun: 'bun run' },
};

/** `add -D typescript` as the reader's package manager would have it; any other command is given to it as it stands. */
export function packageManagerCommand(manager: PackageManager, command: string): string {
  const [first = '', ...rest] = command.trim().split(/\s+/);
  const namesPackages = rest.some((word) => !word.startsWith('-'));
  const verb = first === 'install' && namesPackages ? 'add' : first;
  const said = VERBS[verb as Verb]?.[manager] ?? `${manager} ${verb}`;
  const versioned =
    verb === 'create' ? rest.map((word, index) => (index === 0 ? createPackage(manager, word) : word)) : rest;
  const flags = verb === 'run' && manager === 'npm' ? separateFlags(versioned) : versioned;
  return [said, ...flags].join(' ');
}

/** Yarn takes no version in `create`. npm without one may use an old copy from its cache. */
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
