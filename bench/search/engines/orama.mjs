import { fieldChoices } from '../choose-settings.mjs';

export const name = 'Orama';

/** Where --grid starts: what the documentation recommends, and our weights for MiniSearch. */
export const start = {
  boost: { heading: 3, parents: 2, content: 1, code: 0.5, names: 3, address: 2, flags: 4 },
  terms: 'stems',
  stopWords: true,
  tolerance: 1,
  threshold: 1,
  relevance: { k: 1.2, b: 0.75, d: 0.5 },
};

export const choices = (settings) => [
  ...fieldChoices(settings.boost),
  [settings, 'terms', ['ours', 'words', 'stems']],
  [settings, 'stopWords', [false, true]],
  [settings, 'tolerance', [0, 1]],
  [settings, 'threshold', [0, 0.5, 1]],
  [settings.relevance, 'k', [0.6, 1.2, 2, 3]],
  [settings.relevance, 'b', [0.3, 0.5, 0.75, 0.9]],
  [settings.relevance, 'd', [0, 0.25, 0.5, 1]],
];

const LIMIT = 20;

/** Searches with Orama: typos only in queries of one word, because it compares every word of the index with them. */
export function create(
  { create: createIndex, insertMultiple, search },
  { documents, termsOf, withoutStopWords },
  { boost, terms, stopWords, tolerance, threshold, relevance },
) {
  const properties = Object.keys(boost);
  const index = createIndex({
    schema: Object.fromEntries(properties.map((field) => [field, 'string'])),
    sort: { enabled: false },
    components: {
      tokenizer:
        terms === 'ours'
          ? { language: 'english', tokenize: termsOf, normalizationCache: new Map() }
          : { language: 'english', stemming: terms === 'stems' },
    },
  });
  insertMultiple(index, documents, documents.length);
  return (text) => {
    const term = stopWords ? withoutStopWords(text) : text;
    return search(index, {
      term,
      properties,
      boost,
      relevance,
      limit: LIMIT,
      tolerance: term.includes(' ') ? 0 : tolerance,
      threshold,
    }).hits.map(({ id }) => id);
  };
}
