/** Differences that a program cannot explain, each looked into: the reason by page and project. */
export const KNOWN_DIFFERENCES: Readonly<Record<string, string>> = {
  // The module is called external umd {"commonjs":…,"commonjs2":…} here and external umd {"commonjs2":…,"root":…} there.
  'config/lib/format.mdx badge-long':
    'Rspack derives the short name of a module from an object, whose keys a 32-bit program lists in another order.',
  'guide/migration/tsup.mdx migrated': 'One import lists the same names in another order.',
};
