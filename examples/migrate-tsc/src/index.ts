import mitt from 'mitt';
import { clamp } from '@/math/clamp';

export interface Bounds {
  min: number;
  max: number;
}

/** Tells how many values were changed. */
export const changes = mitt<{ clamped: number }>();

/** Keep every value inside the bounds. */
export function clampAll(values: number[], bounds: Bounds): number[] {
  const result = values.map((value) => clamp(value, bounds));
  changes.emit('clamped', result.filter((value, at) => value !== values[at]).length);
  return result;
}
