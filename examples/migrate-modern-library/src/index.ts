import { clamp } from './clamp';

export interface Bounds {
  min: number;
  max: number;
}

/** Keep every value inside the bounds. */
export function clampAll(values: number[], bounds: Bounds): number[] {
  return values.map((value) => clamp(value, bounds));
}
