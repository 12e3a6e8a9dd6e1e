/** FlexSearch has no weights between fields: the first field with a hit wins. */
export const plain = {
  order: ['heading', 'parents', 'content', 'code'],
  tokenize: 'forward',
  encoder: 'LatinBalance',
  resolution: 9,
};
export const level = {
  order: ['heading', 'names', 'address', 'flags', 'parents', 'content', 'code'],
  tokenize: 'forward',
  encoder: 'LatinBalance',
  resolution: 9,
};

/** Orders of fields in which one of them is moved. */
function ordersOf(fields) {
  return fields.flatMap((field, from) =>
    fields.map((_, to) => fields.toSpliced(from, 1).toSpliced(to, 0, field)),
  );
}

export const choices = (settings) => [
  [settings, 'encoder', ['Default', 'Normalize', 'LatinBalance', 'LatinAdvanced', 'LatinExtra']],
  [settings, 'tokenize', ['strict', 'forward']],
  [settings, 'resolution', [3, 9, 20]],
  [settings, 'order', ordersOf(settings.order)],
];

/** Searches with FlexSearch: words from their start, and any of the words if no section has all. */
export function create({ Charset, Document }, { documents }, { order, tokenize, encoder, resolution }) {
  const index = new Document({
    document: { id: 'id', index: order },
    tokenize,
    resolution,
    encoder: Charset[encoder],
  });
  for (const document of documents) index.add(document);
  const hits = (text, suggest) => index.search(text, { merge: true, limit: 20, suggest }).map(({ id }) => id);
  return (text) => {
    const found = hits(text, false);
    return found.length > 0 ? found : hits(text, true);
  };
}
