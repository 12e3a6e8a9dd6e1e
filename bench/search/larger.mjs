/** Repeats the pages with a quarter of the longer words changed, so the vocabulary grows too. */
export function larger(records, times) {
  const copies = Array.from({ length: times - 1 }, (_, copy) => {
    const letter = String.fromCharCode(97 + copy);
    const changed = (text) =>
      text.replaceAll(/\b[a-z]{6,}\b/g, (word, at) =>
        at % 4 === 0 ? word.slice(0, 3) + letter + word.slice(3) : word,
      );
    return records.map((record) => ({
      ...record,
      objectID: `/copy-${copy}${record.objectID}`,
      content: record.content && changed(record.content),
    }));
  });
  return [records, ...copies].flat();
}
