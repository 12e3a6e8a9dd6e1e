import { fieldChoices } from '../choose-settings.mjs';

export const name = 'FlexSearch';

/** Where --grid starts. */
export const start = {
  boost: { heading: 3, parents: 2, content: 1, code: 0.5, names: 3, address: 2, flags: 4 },
  terms: 'LatinBalance',
  tokenize: 'forward',
  resolution: 9,
  context: false,
  stopWords: true,
  /** How much less later hits of a field are worth: the place at which a hit is worth half. */
  half: 5,
  partly: 0.5,
};

export const choices = (settings) => [
  ...fieldChoices(settings.boost),
  [settings, 'terms', ['ours', 'Default', 'Normalize', 'LatinBalance', 'LatinAdvanced', 'LatinExtra']],
  [settings, 'tokenize', ['strict', 'forward', 'full']],
  [settings, 'resolution', [3, 9, 20]],
  [settings, 'context', [false, true]],
  [settings, 'stopWords', [false, true]],
  [settings, 'half', [1, 2, 5, 10, 30]],
  [settings, 'partly', [0.1, 0.25, 0.5, 1]],
];

const HITS_OF_FIELD = 50;

/**
 * Searches with FlexSearch. It has no scores and no weights of fields, so the hits of each field are counted by their place
 * and the weight of the field, once for all words of the query and once for any of them.
 */
export function create({ Charset, Document }, { documents, termsOf, withoutStopWords }, settings) {
  const { boost, terms, tokenize, resolution, context, stopWords, half, partly } = settings;
  const index = new Document({
    document: { id: 'id', index: Object.keys(boost) },
    tokenize,
    resolution,
    context,
    ...(terms === 'ours' ? { encode: termsOf } : { encoder: Charset[terms] }),
  });
  for (const document of documents) index.add(document);
  return (text) => {
    const asked = stopWords ? withoutStopWords(text) : text;
    const scores = new Map();
    for (const [suggest, worth] of [
      [false, 1],
      [true, partly],
    ])
      for (const { field, result } of index.search(asked, { limit: HITS_OF_FIELD, suggest }))
        for (const [place, id] of result.entries())
          scores.set(id, (scores.get(id) ?? 0) + (worth * boost[field] * half) / (half + place));
    return [...scores].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
  };
}
