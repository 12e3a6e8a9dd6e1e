export const connectMs = 1000;
export const readMs = 2000;
export const writeMs = 30_000;
export const badStateMs = 120_000;
