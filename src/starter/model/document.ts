/** Marks the starter, with the versions that its projects name and the address of the lab. */
export const STARTER = 'data-starter';
