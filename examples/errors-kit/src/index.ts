import { clamp } from './clamp';

export const percent = (value: number): number => clamp(value, 0, 100);
