import type { Bounds } from './index';

export const clamp = (value: number, { min, max }: Bounds): string =>
  Math.min(Math.max(value, min), max);
