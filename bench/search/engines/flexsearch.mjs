/** Fields, the most important first: FlexSearch has no weights between fields, so the first field with a hit wins. */
const FIELDS = ['heading', 'parents', 'content', 'code'];

/** Searches with FlexSearch: words from their start, with its own encoder for English, and any of the words if none has all. */
export function flexSearch({ Charset, Document }, { documents }) {
  const index = new Document({
    document: { id: 'id', index: FIELDS },
    tokenize: 'forward',
    encoder: Charset.LatinBalance,
  });
  for (const document of documents) index.add(document);
  const hits = (text, suggest) => index.search(text, { merge: true, limit: 20, suggest }).map(({ id }) => id);
  return (text) => {
    const found = hits(text, false);
    return found.length > 0 ? found : hits(text, true);
  };
}
