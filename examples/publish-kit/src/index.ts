import { clamp } from './clamp';

export { clamp };

/** Keeps every value below the maximum. */
export const clampAll = (values: number[], max: number): number[] =>
  values.map((value) => clamp(value, max));
