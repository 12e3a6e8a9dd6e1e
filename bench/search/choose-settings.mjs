/** Draws of the same numbers in every run, so a search for settings can be repeated. */
function repeatable(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** How many settings a draw changes at once. */
const CHANGED = 3;

/**
 * Changes settings for as long as the value that a search has with them improves, trying at most `budget` combinations.
 * One setting at a time comes first, until none improves. Then some are changed together at random, which finds what
 * only helps in company.
 */
export async function chooseSettings(settings, choices, budget, valueOf) {
  const tried = new Map();
  const tryOnce = async () => {
    const key = JSON.stringify(settings);
    if (!tried.has(key)) tried.set(key, await valueOf(settings));
    return tried.get(key);
  };
  const isSpent = () => tried.size >= budget;
  let best = await tryOnce();
  const oneByOne = async () => {
    for (let gained = true; gained && !isSpent();) {
      gained = false;
      for (const [owner, key, options] of choices) {
        let kept = owner[key];
        for (const option of options) {
          if (isSpent()) break;
          owner[key] = option;
          const value = await tryOnce();
          if (value > best) [best, kept, gained] = [value, option, true];
        }
        owner[key] = kept;
      }
    }
  };
  await oneByOne();
  const draw = repeatable(31);
  while (!isSpent()) {
    const changed = Array.from({ length: CHANGED }, () => choices[draw(choices.length)]);
    const before = changed.map(([owner, key]) => owner[key]);
    for (const [owner, key, options] of changed) owner[key] = options[draw(options.length)];
    const value = await tryOnce();
    if (value > best) {
      best = value;
      await oneByOne();
    } else for (const [at, [owner, key]] of [...changed.entries()].toReversed()) owner[key] = before[at];
  }
  return tried.size;
}

const WEIGHTS = [0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8, 12];

/** Returns a choice of weight for each field but the text, which is the measure. */
export const fieldChoices = (boost, most = Infinity) =>
  Object.keys(boost)
    .filter((field) => field !== 'content')
    .map((field) => [boost, field, WEIGHTS.filter((weight) => weight <= most)]);
