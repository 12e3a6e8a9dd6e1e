import { fieldChoices } from '../choose-settings.mjs';

export const name = 'MiniSearch';

/** Where --grid starts. */
export const start = {
  boost: { heading: 3, parents: 2, content: 1, code: 0.5, names: 3, address: 2, flags: 4 },
  weights: { prefix: 0.1, fuzzy: 0.6 },
  prefixes: 'all',
  combineWith: 'OR',
  perLevel: 0.05,
  bm25: { k: 3, b: 0.9, d: 0.5 },
};

export const choices = (settings) => [
  ...fieldChoices(settings.boost),
  ...['prefix', 'fuzzy'].map((key) => [settings.weights, key, [0.05, 0.1, 0.2, 0.35, 0.6, 0.85]]),
  [settings, 'prefixes', ['all', 'last']],
  [settings, 'combineWith', ['OR', 'AND']],
  [settings, 'perLevel', [0, 0.02, 0.05, 0.1, 0.15]],
  [settings.bm25, 'k', [0.6, 1.2, 2, 3, 4]],
  [settings.bm25, 'b', [0.3, 0.5, 0.7, 0.9]],
  [settings.bm25, 'd', [0, 0.25, 0.5, 1]],
];

/** Searches with MiniSearch: our tokenizer, our typo limits, our stop words. */
export function create({ default: MiniSearch }, { documents, termsOf, searchTerms }, settings) {
  const { boost, weights, prefixes, combineWith, perLevel, bm25 } = settings;
  const index = new MiniSearch({
    fields: Object.keys(boost),
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
        prefix: (term, at, terms) => term.length > 1 && (prefixes === 'all' || at === terms.length - 1),
        boostDocument: (_id, _term, document) => 1 - perLevel * document.level,
      })
      .map(({ id }) => id);
}
