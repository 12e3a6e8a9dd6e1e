import type { Bounds } from '@demo/shared';

export const width = ({ min, max }: Bounds): number => max - min;
