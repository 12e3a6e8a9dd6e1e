/** Folders at the top of a package that npm never packs, and that nobody needs to walk through. */
export const NEVER_PACKED: readonly string[] = ['node_modules', '.git'];
