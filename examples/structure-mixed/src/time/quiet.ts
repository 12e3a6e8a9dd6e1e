export const isQuiet = (hour: number): boolean => hour >= 22 || hour < 6;
