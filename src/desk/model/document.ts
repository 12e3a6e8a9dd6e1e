/** Marks the migration desk, with the tools that it converts from and the address of the lab. */
export const DESK = 'data-desk';
