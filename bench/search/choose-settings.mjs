/** Changes one setting at a time for as long as the value that a search has with them improves. */
export function chooseSettings(settings, choices, valueOf) {
  let best = valueOf();
  for (let gained = true; gained;) {
    gained = false;
    for (const [owner, key, options] of choices) {
      let kept = owner[key];
      for (const option of options) {
        if (option === kept) continue;
        owner[key] = option;
        const now = valueOf();
        if (now > best + 0.0005) [best, kept, gained] = [now, option, true];
      }
      owner[key] = kept;
    }
  }
}

/** Returns a choice of weight for each field but the text, which is the measure. */
export const fieldChoices = (boost) =>
  Object.keys(boost)
    .filter((field) => field !== 'content')
    .map((field) => [boost, field, [0.25, 0.5, 1, 2, 4, 8]]);
