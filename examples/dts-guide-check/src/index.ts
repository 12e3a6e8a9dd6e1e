import type { Bounds } from './types';

export const width = ({ min, max }: Bounds): number => max - min;
