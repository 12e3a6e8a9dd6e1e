import { record } from '../../src/search/engine/sample-records.ts';

/**
 * Records of a hosted index for tests/fixtures/searching; the word "hosted" tells them from the embedded
 * ones.
 */
export const HOSTED_RECORDS = [
  record('/guide/lantern', ['Guide', 'Hosted lantern'], 'Light from a hosted index for the evening.'),
  record('/guide/lantern#amber-lantern', ['Guide', 'Hosted lantern', 'Hosted amber lantern']),
  record('/config/lantern', ['Config', 'Hosted lantern.size'], 'How large a lantern is.'),
  record(
    '/guide/hostile',
    ['Guide', 'Hosted marmot <img src=x onerror=hostile()>'],
    'A marmot </script><script>hostile()</script> <em>speaks</em>',
  ),
  // This must not become a link.
  { ...record('/guide/', ['Guide', 'Hosted marmot script']), url: 'javascript:hostile()' },
  record(
    '/guide/long',
    ['Guide', 'Hosted words'],
    'one two three four five six seven eight quokka nine ten eleven twelve',
  ),
];

export const TRENDING_RECORDS = ['Kettle', 'Ladle', 'Lantern', 'Mallet'].map((title) =>
  record(`/guide/#${title.toLowerCase()}`, ['Guide', title]),
);
