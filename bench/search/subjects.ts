// The code that compare.mjs bundles and measures.
export { SEARCH } from '../../src/model/constants.ts';
export { HIERARCHY_LEVELS } from '../../src/model/search.ts';
export { createEngine } from '../../src/search/engine/engine.ts';
export { queryWords, STOP_WORDS } from '../../src/search/engine/query-words.ts';
export { eachToken } from '../../src/search/engine/tokenize.ts';
export { asSearched, searchAsShown } from '../../tests/search-quality/as-readers-see.ts';
export { answerable, ask, score } from '../../tests/search-quality/measure.ts';
export { allQueries, halfOf, HALVES, isOpen } from '../../tests/search-quality/queries.ts';
