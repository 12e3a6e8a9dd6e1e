// The vocabulary of the generated pages, which describe a build tool that does not exist. Plurals only add -s, and no word
// needs "an".

const words = (text) => text.trim().split(/\s+/);

export const AREAS = words(`
  guide config plugins runtime server recipes testing deploy migrate internals
  assets styles modules workers caching logging security editor packages releases`);
export const SECTIONS = ['basics', 'input', 'output', 'transform', 'resolve', 'watch', 'report'];

export const VERBS = words(`
  resolve bundle split trace rewrite scan load send turn hoist validate stream merge prune collect restore
  record replace forward group sort name mark join lower raise store read skip rename print compare`);
export const ADJECTIVES = words(`
  shared nested lazy virtual broken relative partial stable dynamic foreign linked remote frozen generated hidden static
  plain narrow wide silent sparse dense brief late fresh stale binary local global private public named
  sorted mixed cyclic shallow deep short long tiny huge quick gradual passive pending locked signed
  trusted temporary permanent hashed minified legacy modern mutable portable required default bare`);
export const NOUNS = words(`
  module graph manifest loader chunk token field header target worker snapshot preset handler scope channel folder
  parser printer marker bundle package script template stylesheet picture font locale route request response
  server client browser socket stream buffer cursor region comment literal symbol type value member
  setting flag variable command task job queue timer lock counter record table column row
  warning report log level filter rule pattern prefix suffix separator version release branch tag
  checksum signature certificate secret permission role group session cookie budget limit threshold`);
export const TYPES = [
  'boolean',
  'string',
  'number',
  'string[]',
  'Record',
  'RegExp',
  'object',
  'Function',
  'URL',
];
export const DEFAULTS = [
  'true',
  'false',
  '0',
  '200',
  "'auto'",
  "'dist'",
  '[]',
  'undefined',
  'null',
  "'.cache'",
];

/** Templates: `A` adjective, `N` noun, `M` plural noun, `V` verb, `C` identifier. */
export const SENTENCES = [
  'The A N is read once, before any other N is known, and kept until the process ends.',
  'When a N cannot be found, the build names the file and the line and goes on with the next N.',
  'Set C to change how the A M are ordered; the default keeps them as they were written.',
  'This does not V anything by itself: it only tells the A N where the M will be.',
  'Two M with the same name are not wrong, but the second N hides the first one.',
  'Every A N costs about as much as ten M, so it pays to keep it small.',
  'In watch mode the N is compared by content, and only what differs is sent to the browser.',
  'If you V a N by hand, remember to remove the A M as well, or the next start will V them again.',
  'Everything that C returns is frozen, because several M may hold it at the same time.',
  'The order matters here: first the A M, then whatever the N has left over.',
  'On a slow disk the A N can be moved elsewhere with C, which is read from the environment too.',
  'There is no limit on the number of M, though more than a few hundred make the report hard to read.',
  'Use **A M** where a reader would otherwise wait, and plain ones everywhere else.',
  'It is safe to V the same N twice; the second time nothing is written.',
  'Older releases wrote the N beside its source, which is why C still looks there first.',
  'The A N wins over the one from C, and a flag on the command line wins over both.',
  'Most projects never touch C, and those that do mostly want to V a single N.',
  'A N that is A and C together can V twice as many M, at the price of some memory.',
  'What the N says about its M is believed: nothing opens them to look.',
  'People who come from other tools expect C to V the N; here that is the work of the A N.',
  'After an upgrade, delete the A M once and let the tool V new ones.',
  'Nothing is sent anywhere: the N stays on your machine, and C only counts its M.',
  'The shortest way to a A N is a file of that name beside the M it belongs to.',
  'With C switched on, each N tells how long it took to V its M.',
  'Should the A N be missing, C falls back to the nearest N above it.',
  'Think of the N as a list of M that somebody else may V while you read it.',
  'Tests can hand in a A N of their own and see which M are asked for.',
  'Paths are written with slashes on every system, also inside C.',
];
