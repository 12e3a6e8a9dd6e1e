export const clamp = (value: number): number => Math.max(0, value);
