/** Searches with Orama: its tokenizer with English stemming, one typo, and our boosts for MiniSearch. */
export function orama({ create, insertMultiple, search }, { documents }) {
  const index = create({
    schema: {
      id: 'string',
      heading: 'string',
      parents: 'string',
      content: 'string',
      code: 'string',
      level: 'number',
    },
    components: { tokenizer: { language: 'english', stemming: true } },
  });
  insertMultiple(index, documents, documents.length);
  return (term) =>
    search(index, {
      term,
      properties: ['heading', 'parents', 'content', 'code'],
      boost: { heading: 3, parents: 2, content: 1, code: 0.5 },
      limit: 20,
      tolerance: term.includes(' ') ? 0 : 1,
      threshold: 1,
    }).hits.map(({ document }) => document.id);
}
