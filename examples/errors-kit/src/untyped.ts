export const now = Date.now();

export const later = (ms: number) => now + ms;
