/**
 * Whether a Node version fits a range such as `^20.19.0 || >=22.12.0`: the two forms package.json uses, joined by `||`.
 * @param {string} version
 * @param {string} range
 */
export function nodeFits(version, range) {
  const have = numbersOf(version);
  return range.split('||').some((part) => {
    const match = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part.trim());
    if (match === null)
      throw new Error(
        `The engines range ${range} in package.json is not understood: use ^ or >= with three numbers.`,
      );
    const least = numbersOf(match[2]);
    return atLeast(have, least) && (match[1] === '>=' || have[0] === least[0]);
  });
}

/** A pre-release (`22.12.0-rc.1`) is taken for its release: the difference never mattered here. */
const numbersOf = (version) => version.split('-')[0].split('.').map(Number);

function atLeast(have, least) {
  for (const at of [0, 1, 2]) {
    if (have[at] !== least[at]) return have[at] > least[at];
  }
  return true;
}
