/** What the engines get: the records as documents with fields, and our ways to split text into words. */
export function toolsFor(records, { HIERARCHY_LEVELS, eachToken, queryWords, STOP_WORDS }) {
  return {
    documents: records.map((record) => toDocument(record, HIERARCHY_LEVELS)),
    termsOf,
    /** The words of a query without those that say nothing. */
    searchTerms(text) {
      const { words } = queryWords(text);
      const dropped = new Set(words.filter(({ isStopWord }) => isStopWord).map(({ term }) => term));
      return termsOf(text).filter((term) => !dropped.has(term));
    },
    /** The same for engines with a tokenizer of their own. */
    withoutStopWords(text) {
      const kept = text
        .split(/\s+/)
        .filter((word) => !STOP_WORDS.has(word.toLowerCase().replace(/\W+$/, '')));
      return kept.join(' ') || text;
    },
  };

  function termsOf(text) {
    const terms = [];
    eachToken(text, (term) => terms.push(term));
    return terms;
  }
}

/** The fields that names, flags and addresses add: the others have them with --level only. */
export const LEVEL_FIELDS = ['names', 'address', 'flags'];

function toDocument({ objectID, hierarchy, type, content, code, aliases = [], flags }, levels) {
  const titles = levels.slice(1).flatMap((level) => hierarchy[level] ?? []);
  const heading = titles.pop() ?? '';
  return {
    id: objectID,
    heading,
    parents: titles.join('\n'),
    content: content ?? '',
    code,
    level: Number(type.at(-1)),
    names: aliases.join('\n'),
    address: /[^/#]*(?=\/?$)/.exec(objectID)[0],
    flags,
  };
}
