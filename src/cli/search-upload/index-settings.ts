import { SEARCH } from '../../model/constants.ts';
import { HIERARCHY_LEVELS } from '../../model/search.ts';

const TITLES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
/** Every record of a section has the same one: it tells hits apart no further. */
const TITLES_BELOW_SECTION = TITLES.slice(1);

/** How the hosted index is searched. Settings that an owner has made elsewhere are replaced; rules and synonyms stay. */
export function indexSettings(langs: readonly string[]): Record<string, unknown> {
  const languages = [...new Set(langs.map((lang) => lang.toLowerCase().replace(/-.*/, '')))];
  return {
    // Not the flags: the service drops their dashes, and a plain word would find them before any text.
    searchableAttributes: [...TITLES_BELOW_SECTION.map((title) => `unordered(${title})`), 'content', 'code'],
    attributesForFaceting: ['searchable(hierarchy.lvl0)', 'filterOnly(lang)', 'filterOnly(version)'],
    attributesToRetrieve: [...TITLES, 'content', 'type', 'url'],
    attributesToHighlight: TITLES,
    attributesToSnippet: [`content:${SEARCH.snippetWords}`],
    snippetEllipsisText: '…',
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.level)', 'asc(weight.position)'],
    typoTolerance: true,
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 7,
    allowTyposOnNumericTokens: false,
    minProximity: 1,
    // Names in code: `autoExternal` is found by its second half, `a_b` as it is written.
    camelCaseAttributes: [...TITLES_BELOW_SECTION, 'content', 'code'],
    separatorsToIndex: '_',
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: languages,
    removeWordsIfNoResults: 'allOptional',
    hitsPerPage: SEARCH.hitsPerPage,
  };
}
