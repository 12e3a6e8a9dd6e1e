import { record } from '../../src/search/engine/sample-records.ts';

/** What a hosted index of tests/fixtures/searching holds; its words tell it from the embedded one. */
export const HOSTED_RECORDS = [
  record('/guide/lantern', ['Guide', 'Hosted lantern'], 'Light from a hosted index for the evening.'),
  record('/guide/lantern#amber-lantern', ['Guide', 'Hosted lantern', 'Hosted amber lantern']),
  record('/config/lantern', ['Config', 'Hosted lantern.size'], 'How large a lantern is.'),
  record(
    '/guide/hostile',
    ['Guide', 'Hosted marmot <img src=x onerror=hostile()>'],
    'A marmot </script><script>hostile()</script> <em>speaks</em>',
  ),
  // Neither of these may become a link.
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
