import { clamp } from './clamp';

export const holds: boolean = clamp(5, { min: 0, max: 1 }) === 1;
