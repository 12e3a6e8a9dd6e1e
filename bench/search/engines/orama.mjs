import { fieldChoices } from '../choose-settings.mjs';

/** Our boosts for MiniSearch, and what --grid found with all fields. */
export const plain = {
  boost: { heading: 3, parents: 2, content: 1, code: 0.5 },
  stemming: true,
  tolerance: 1,
  threshold: 1,
  relevance: { k: 1.2, b: 0.75, d: 0.5 },
};
export const level = {
  boost: { heading: 3, parents: 2, content: 1, code: 0.5, names: 3, address: 2, flags: 4 },
  stemming: true,
  tolerance: 1,
  threshold: 1,
  relevance: { k: 1.2, b: 0.75, d: 0.5 },
};

export const choices = (settings) => [
  ...fieldChoices(settings.boost),
  [settings, 'stemming', [true, false]],
  [settings, 'threshold', [0, 0.5, 1]],
  [settings.relevance, 'k', [0.6, 1.2, 2, 3]],
  [settings.relevance, 'b', [0.3, 0.5, 0.75, 0.9]],
  [settings.relevance, 'd', [0, 0.25, 0.5, 1]],
];

/** Searches with Orama: its tokenizer for English, and typos in queries of one word. */
export function create(
  { create: createIndex, insertMultiple, search },
  { documents, fields },
  { boost, stemming, tolerance, threshold, relevance },
) {
  const strings = Object.fromEntries(['id', ...fields].map((field) => [field, 'string']));
  const index = createIndex({
    schema: { ...strings, level: 'number' },
    components: { tokenizer: { language: 'english', stemming } },
  });
  insertMultiple(index, documents, documents.length);
  return (term) =>
    search(index, {
      term,
      properties: fields,
      boost,
      relevance,
      limit: 20,
      tolerance: term.includes(' ') ? 0 : tolerance,
      threshold,
    }).hits.map(({ document }) => document.id);
}
