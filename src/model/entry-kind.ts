/** Files that look alike in a tree, by the end of their name. */
const KINDS: readonly [kind: string, names: RegExp][] = [
  ['folder', /\/$/],
  ['script', /\.(?:[cm]?[jt]sx?|vue|svelte|wasm|sh)$/],
  ['style', /\.(?:css|less|s[ac]ss|styl)$/],
  ['data', /\.(?:jsonc?|map|ya?ml|toml|lock)$/],
];

/** The class that gives a file or folder its icon. */
export function entryKind(name: string, hasChildren = false): string {
  if (hasChildren) return 'folder';
  return KINDS.find(([, names]) => names.test(name))?.[0] ?? 'file';
}
