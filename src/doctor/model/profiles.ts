/** The ways of TypeScript to resolve, as Are The Types Wrong names them. */
export type Resolution = 'node10' | 'node16-cjs' | 'node16-esm' | 'bundler';

export type Profile = keyof typeof PROFILES;

/** The profiles of Are The Types Wrong: what each leaves to the package's choice. */
export const PROFILES = {
  strict: [],
  node16: ['node10'],
  'esm-only': ['node10', 'node16-cjs'],
} as const satisfies Record<string, readonly Resolution[]>;

/**
 * `strict`, the default of attw, fails every package whose subpaths have types in `exports` alone, for the sake of a mode
 * that TypeScript 7 no longer has. `esm-only` would not see that the types of the CommonJS half are wrong.
 */
export const DEFAULT_PROFILE: Profile = 'node16';
