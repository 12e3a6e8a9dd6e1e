/** The versions that the pages are run with, for what a converted project needs. */
export const ADDED_PACKAGES: Readonly<Record<string, string>> = {
  '@rslib/core': '^1.0.1',
  '@microsoft/api-extractor': '^7.59.4',
};
