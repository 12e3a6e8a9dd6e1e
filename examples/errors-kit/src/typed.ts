export const now: number = Date.now();

export const later = (
  ms: number,
): number => now + ms;
