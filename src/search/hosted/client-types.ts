import type { liteClient } from 'algoliasearch/lite';

/**
 * Derived from the function that uses them, because the package that declares these types is not a direct
 * dependency.
 */
type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type ClientCache = NonNullable<ClientOptions['hostsCache']>;
export type ClientHost = NonNullable<ClientOptions['hosts']>[number];
export type ClientTimeouts = NonNullable<ClientOptions['timeouts']>;
