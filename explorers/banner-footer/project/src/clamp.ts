export interface Bounds {
  min: number;
  max: number;
}

export const clamp = (value: number, { min, max }: Bounds): number => Math.min(Math.max(value, min), max);
