export interface Bounds {
  min: number;
  max: number;
}

const clamp = (value: number, { min, max }: Bounds): number =>
  Math.min(Math.max(value, min), max);

/** Keep every value inside the bounds. */
export function clampAll(values: number[], bounds: Bounds): number[] {
  return values.map((value) => clamp(value, bounds));
}
