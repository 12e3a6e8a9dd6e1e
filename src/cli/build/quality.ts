/** Reads the value of an option that is a quality of Brotli. */
export function readQuality(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^(?:[1-9]|1[01])$/.test(given)) return Number(given);
  throw Object.assign(new TypeError(`${option} is ${given}. Use a whole number from 1 to 11.`), {
    // The code of a wrong option, so it is reported like any other.
    code: 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE',
  });
}
