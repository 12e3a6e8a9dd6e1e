/** The versions that the pages are run with, for what a converted project needs. */
export const ADDED_PACKAGES: Readonly<Record<string, string>> = {
  '@rslib/core': '^1.0.1',
  '@rsbuild/plugin-preact': '^1.7.2',
  '@rsbuild/plugin-react': '^2.1.1',
  '@swc/helpers': '^0.5.24',
  '@microsoft/api-extractor': '^7.59.4',
  '@rsbuild/plugin-less': '^1.6.4',
  '@rsbuild/plugin-sass': '^2.0.1',
  '@rsbuild/plugin-vue': '^1.2.9',
};
