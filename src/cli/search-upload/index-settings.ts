import { SEARCH } from '../../model/constants.ts';
import { HIERARCHY_LEVELS } from '../../model/search.ts';

const TITLES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
/** Excludes the title of the section: all records of a section share it, so it does not help to rank them. */
const TITLES_BELOW_SECTION = TITLES.slice(1);

/** The settings for searching the hosted index. An upload replaces those made elsewhere; rules and synonyms stay. */
export function indexSettings(langs: readonly string[]): Record<string, unknown> {
  const languages = [...new Set(langs.map((lang) => lang.toLowerCase().replace(/-.*/, '')))];
  return {
    // Flags are not searchable: the service drops their dashes, so a plain word would match them before any text.
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
    // In code, `autoExternal` should be found by its second half, and `a_b` exactly as it is written.
    camelCaseAttributes: [...TITLES_BELOW_SECTION, 'content', 'code'],
    separatorsToIndex: '_',
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: languages,
    removeWordsIfNoResults: 'allOptional',
    hitsPerPage: SEARCH.hitsPerPage,
  };
}
