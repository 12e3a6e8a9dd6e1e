import type { Bounds } from '../index';

export const clamp = (value: number, { min, max }: Bounds): number =>
  Math.min(Math.max(value, min), max);
