import mitt from 'mitt';

export interface Bounds {
  min: number;
  max: number;
}

const bus = mitt<{ clamped: number }>();

/** Calls back with the number of values that were changed. */
export const onClamp = (callback: (count: number) => void): void => bus.on('clamped', callback);

/** Keep every value inside the bounds. */
export function clampAll(values: number[], { min, max }: Bounds): number[] {
  const result = values.map((value) => Math.min(Math.max(value, min), max));
  bus.emit('clamped', result.filter((value, at) => value !== values[at]).length);
  return result;
}
