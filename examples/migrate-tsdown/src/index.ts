import mitt from 'mitt';

export interface Bounds {
  min: number;
  max: number;
}

/** Tells how many values were changed. */
export const changes = mitt<{ clamped: number }>();

/** Keep every value inside the bounds. */
export function clampAll(values: number[], { min, max }: Bounds): number[] {
  const result = values.map((value) => Math.min(Math.max(value, min), max));
  changes.emit('clamped', result.filter((value, at) => value !== values[at]).length);
  return result;
}
