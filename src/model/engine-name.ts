/** The name of the engine: of its package, its command and its cache, and in the generator tag of every page. */
export const ENGINE_NAME = 'stillpage';
