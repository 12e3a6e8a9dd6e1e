/** A file of the built site, by its path in the output folder. */
export type OutFile = { name: string; content: string | Uint8Array } | { name: string; copyOf: string };
