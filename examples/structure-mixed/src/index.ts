import { isQuiet } from './time/quiet';

export const mayRing = (hour: number): boolean => !isQuiet(hour);
