/**
 * Options and exports that no page has to mention, with the reason. A name also covers its parts. An entry that covers
 * nothing anymore is a problem, so the list cannot grow old.
 */
export const UNDOCUMENTED: Readonly<Record<string, string>> = {
  html: 'A library has no HTML pages.',
  security: 'It changes HTML pages, and a library has none.',
  server:
    'Only `rslib mf-dev` starts a server; the guide on Module Federation has the options that matter there.',
  dev: 'Only `rslib mf-dev` uses it; the guide on Module Federation has the options that matter there.',
  moduleFederation: 'The Module Federation plugin sets it.',
  customLogger: 'Rslib does not pass it on to Rsbuild, so it has no effect.',
  _privateMeta: 'Rsbuild stores the path of the configuration file there; it is not for users.',
};
