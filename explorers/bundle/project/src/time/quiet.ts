export const isQuiet = (hour: number, night: number): boolean => hour >= night || hour < 6;
