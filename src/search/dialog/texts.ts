import { fillIn } from '../../model/words/fill-in.ts';
import type { Say } from '../../model/words/words.ts';

export type SearchTexts = ReturnType<typeof searchTexts>;

export function searchTexts(say: Say) {
  return {
    search: say('Search'),
    placeholder: say('Search docs'),
    cancel: say('Cancel'),
    clear: say('Clear the query'),
    allSections: say('All'),
    sections: say('Show results of'),
    recent: say('Recent'),
    favorites: say('Favorites'),
    noRecent: say('No recent searches'),
    startPages: say('Good places to start'),
    save: (title: string) => fillIn(say('Make “{title}” a favorite'), { title }),
    favoritesFull: say('Favorites are full: remove one to add another'),
    removeRecent: (title: string) => fillIn(say('Remove “{title}” from recent searches'), { title }),
    removeFavorite: (title: string) => fillIn(say('Remove “{title}” from favorites'), { title }),
    loading: say('Loading…'),
    slow: say('Still looking…'),
    noResults: say('No results found'),
    noResultsFor: (query: string) => fillIn(say('No results for "{query}"'), { query }),
    tryInstead: say('Try instead:'),
    missing: say('Believe this query should return results?'),
    letUsKnow: say('Let us know.'),
    errorTitle: say('Unable to fetch results'),
    errorHelp: say('You might want to check your network connection.'),
    retry: say('Try again'),
    fallback: say('The search service cannot be reached. These results come from the index of this site.'),
    otherScript: say(
      'The pages are in English: use English words. 页面为英文，请用英文搜索。ページは英語です。',
    ),
    results: (count: number) => (count === 1 ? say('1 result') : fillIn(say('{count} results'), { count })),
    resultsOf: (count: number, total: number) => fillIn(say('{count} of {total} results'), { count, total }),
    showMore: (count: number) => fillIn(say('Show {count} more'), { count }),
    showMoreOf: (count: number, total: number) =>
      fillIn(say('Show {count} more of {total}'), { count, total }),
    toSelect: say('to select'),
    toNavigate: say('to navigate'),
    toClose: say('to close'),
  };
}
