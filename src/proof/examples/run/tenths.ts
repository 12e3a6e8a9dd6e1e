import { contentHash } from './content-hash.ts';

/** What was confirmed runs again on one day of ten. */
const TENTHS = 10;
const MS_PER_DAY = 86_400_000;

/** The tenth whose turn it is on a day. After ten days each had one. */
const tenthOf = (day: Date): number => Math.floor(day.getTime() / MS_PER_DAY) % TENTHS;

/** Whether it is the turn of what has this name. */
export function isTurnOf(name: string, day: Date): boolean {
  return Number.parseInt(contentHash(name).slice(0, 8), 16) % TENTHS === tenthOf(day);
}

/** Names the day and its tenth. */
export function turnOn(day: Date): string {
  return `${day.toISOString().slice(0, 10)} (tenth ${tenthOf(day) + 1} of ${TENTHS})`;
}
