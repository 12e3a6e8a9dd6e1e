/** Files whose name has a hash. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Everything else may change with the next deployment. */
export const REVALIDATE = 'no-cache';
