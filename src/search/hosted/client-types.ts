import type { liteClient } from 'algoliasearch/lite';

/** The package that declares these is not ours to import: they are taken from the function that wants them. */
type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type ClientCache = NonNullable<ClientOptions['hostsCache']>;
export type ClientHost = NonNullable<ClientOptions['hosts']>[number];
export type ClientTimeouts = NonNullable<ClientOptions['timeouts']>;
