/**
 * Options and exports that no page has to mention, with the reason. A name also covers its parts. An entry that covers
 * nothing anymore is a problem, so the list cannot grow old.
 */
export const UNDOCUMENTED: Readonly<Record<string, string>> = {
  html: 'A library has no HTML pages.',
  security: 'It changes HTML pages, and a library has none.',
  server:
    'The rest of it is for the server of `rslib mf-dev`; the page on Rsbuild options lists what matters.',
  dev: 'The rest of it is for the server of `rslib mf-dev`; the page on Rsbuild options lists what matters.',
  moduleFederation: 'The Module Federation plugin sets it.',
  _privateMeta: 'Rsbuild stores the path of the configuration file there; it is not for users.',
};
