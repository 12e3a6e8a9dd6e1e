/**
 * Returns whether a Node version is in a range such as `^20.19.0 || >=22.12.0`. Supports only `^` and `>=`, joined by `||`.
 * @param {string} version
 * @param {string} range
 */
export function nodeFits(version, range) {
  const have = numbersOf(version);
  return range.split('||').some((part) => {
    const [, sign, lowest] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part.trim()) ?? [];
    if (lowest === undefined)
      throw new Error(
        `The engines range ${range} in package.json is not supported. Use ^ or >= with three numbers.`,
      );
    const least = numbersOf(lowest);
    return atLeast(have, least) && (sign === '>=' || have[0] === least[0]);
  });
}

/** Treats a prerelease (`22.12.0-rc.1`) like its release; the difference does not matter here. */
const numbersOf = (/** @type {string} */ version) => version.replace(/-.*/, '').split('.').map(Number);

/** @param {number[]} have @param {number[]} least */
function atLeast(have, least) {
  for (const [at, number] of least.entries()) {
    if (have[at] !== number) return Number(have[at]) > number;
  }
  return true;
}
