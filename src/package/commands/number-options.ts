import { setTimeLimit } from '../../engine/files/load-in-time.ts';

/** Reads the value of an option that is a quality of Brotli. */
export function readQuality(option: string, given: string | undefined): number | undefined {
  return readNumber(option, given, 11);
}

/** Sets how many seconds code of the site may take, if the option is given. */
export function limitTime(given: string | undefined): void {
  const seconds = readNumber('--time-limit', given, 3600);
  if (seconds !== undefined) setTimeLimit(seconds);
}

function readNumber(option: string, given: string | undefined, max: number): number | undefined {
  if (given === undefined) return undefined;
  const number = /^[1-9]\d{0,3}$/.test(given) ? Number(given) : Infinity;
  if (number <= max) return number;
  throw Object.assign(new TypeError(`${option} is ${given}. Use a whole number from 1 to ${max}.`), {
    // The code of a wrong option, so it is reported like any other.
    code: 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE',
  });
}
