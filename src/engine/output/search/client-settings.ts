import { SEARCH } from '../../../model/constants.ts';
import type { SearchSettings } from '../../../model/search.ts';
import type { SiteConfig } from '../../config/schema.ts';

interface Place {
  lang: string;
  version: string;
  /** URL of the file that names the embedded index, if there is one. */
  index: string | undefined;
}

/** The settings a document passes to the dialog. Omits defaults, because they would be on every page. */
export function clientSettings(
  { search }: SiteConfig,
  { lang, version, index }: Place,
): SearchSettings | undefined {
  if (search === false) return undefined;
  const settings: SearchSettings = {
    index,
    placeholder: search.placeholder === SEARCH.placeholder ? undefined : search.placeholder,
    ...unusual(search),
    recentSearches: search.recentSearches,
    isImpersonal: search.personalization ? undefined : true,
    isClosedOnFocus: search.openOnFocus ? undefined : true,
    hasStartPages: (index !== undefined && search.startPages.length > 0) || undefined,
    missingResultsUrl: search.missingResultsUrl,
  };
  if (search.provider !== 'algolia') return settings;
  const { provider, appId, apiKey, indexName, host, hosts, insights, insightsHost, recommendations } = search;
  return {
    ...settings,
    hosted: {
      provider,
      appId,
      apiKey,
      indexName,
      host,
      hosts,
      insights: insights || undefined,
      insightsHost,
      recommendations: recommendations || undefined,
    },
    filters: { lang, ...(version !== '' && { version }) },
  };
}

const { maxQueryLength, hitsPerPage, resultsPerGroup, favoriteSearches } = SEARCH;
const NUMBERS: Partial<SearchSettings> = { maxQueryLength, hitsPerPage, resultsPerGroup, favoriteSearches };

/** The numbers that are not the usual ones. */
function unusual(search: Readonly<Record<string, unknown>>): SearchSettings {
  return Object.fromEntries(
    Object.entries(NUMBERS).flatMap(([name, usual]) =>
      search[name] === usual ? [] : [[name, search[name]]],
    ),
  );
}
