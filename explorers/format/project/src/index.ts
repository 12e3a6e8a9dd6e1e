import { clamp, type Bounds } from './clamp';

/** Keep every value inside the bounds. */
export function clampAll(values: number[], bounds: Bounds): number[] {
  return values.map((value) => clamp(value, bounds));
}
