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

export interface PackageCommand {
  /** A command to translate for each package manager, or one command per manager if they differ more. */
  command: string | Partial<Record<PackageManager, string>>;
  /** Runs a package that is not installed. */
  dlx?: boolean;
  /** Runs a package that the project has installed. */
  exec?: boolean;
}

/** The command of each package manager that has one, in the usual order. */
export function commandsOf({ command, dlx = false, exec = false }: PackageCommand) {
  const verb = dlx ? 'dlx ' : exec ? 'exec ' : '';
  return PACKAGE_MANAGERS.flatMap((manager) => {
    const text =
      typeof command === 'string' ? packageManagerCommand(manager, verb + command) : command[manager];
    return text === undefined ? [] : [{ manager, text }];
  });
}

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
