/** The settings that --grid found on the tune half. */
export const settings = {
  boost: { heading: 3, parents: 2, content: 1, code: 0.5 },
  weights: { prefix: 0.1, fuzzy: 0.6 },
  combineWith: 'OR',
  perLevel: 0.05,
  bm25: { k: 3, b: 0.9, d: 0.5 },
};

/** Searches with MiniSearch: our tokenizer, our typo limits, no stop words, the best settings of the grid. */
export function miniSearch(MiniSearch, { documents, termsOf, searchTerms }) {
  const { boost, weights, combineWith, perLevel, bm25 } = settings;
  const index = new MiniSearch({
    fields: ['heading', 'parents', 'content', 'code'],
    storeFields: ['level'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(documents);
  const slips = (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);
  return (text) =>
    index
      .search(text, {
        tokenize: searchTerms,
        boost,
        weights,
        bm25,
        combineWith,
        maxFuzzy: 2,
        fuzzy: slips,
        prefix: (term) => term.length > 1,
        boostDocument: (_id, _term, { level }) => 1 - perLevel * level,
      })
      .map(({ id }) => id);
}

/** Changes one setting at a time for as long as the value that a search has with them improves. */
export function chooseSettings(valueOf) {
  const choices = [
    ...['heading', 'parents', 'code'].map((key) => [settings.boost, key, [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12]]),
    ...['prefix', 'fuzzy'].map((key) => [settings.weights, key, [0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8]]),
    [settings, 'combineWith', ['OR', 'AND']],
    [settings, 'perLevel', [0, 0.02, 0.05, 0.1]],
    [settings.bm25, 'k', [0.6, 1.2, 2, 3]],
    [settings.bm25, 'b', [0.3, 0.5, 0.7, 0.9]],
    [settings.bm25, 'd', [0, 0.25, 0.5, 1]],
  ];
  let best = valueOf();
  for (let gained = true; gained;) {
    gained = false;
    for (const [owner, key, options] of choices) {
      let kept = owner[key];
      for (const option of options) {
        owner[key] = option;
        const now = valueOf();
        if (now > best + 0.0005) [best, kept, gained] = [now, option, true];
      }
      owner[key] = kept;
    }
  }
  console.log('settings of MiniSearch', JSON.stringify(settings));
}
