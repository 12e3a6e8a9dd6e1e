import { ENGINE_NAME } from '../../model/engine-name.ts';

/** What the files of a new site depend on. */
export interface InstalledEngine {
  version: string;
  /** Versions of packages that the site needs besides the engine. */
  typescript: string;
}

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const SCRIPTS = {
  start: `${ENGINE_NAME} dev`,
  test: `${ENGINE_NAME} check && tsc && ${ENGINE_NAME} build`,
  build: `${ENGINE_NAME} build`,
  preview: `${ENGINE_NAME} preview`,
};

/** Adds what a site needs to a package.json: the one that npm has written, or a new one. Never changes what is there. */
export function manifestWith(
  written: Manifest,
  name: string,
  { version, typescript }: InstalledEngine,
): Record<string, unknown> {
  const has = (dependency: string) =>
    [written.dependencies, written.devDependencies].some((list) => list?.[dependency] !== undefined);
  const added = Object.entries({ [ENGINE_NAME]: `^${version}`, typescript: `^${typescript}` });
  return {
    name,
    private: true,
    ...written,
    // The configuration is a module.
    type: 'module',
    scripts: { ...SCRIPTS, ...written.scripts },
    devDependencies: {
      ...written.devDependencies,
      ...Object.fromEntries(added.filter(([dependency]) => !has(dependency))),
    },
  };
}

export const TSCONFIG = {
  extends: `${ENGINE_NAME}/tsconfig.json`,
  include: ['site.config.ts', 'docs', 'src'],
};

export const WORKFLOW = `name: Site
on:
  push:
  pull_request:

permissions:
  contents: read

jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          # Pages show when they were changed last.
          fetch-depth: 0
      - uses: actions/setup-node@v5
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm test
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: dist
`;

/** Writes the configuration, with a title from the name of the folder. */
export function configFor(folderName: string): string {
  const words = folderName.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'My docs';
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return `import { defineConfig } from '${ENGINE_NAME}';

export default defineConfig({
  title: ${JSON.stringify(title)},
  description: 'What this documentation is about, in one sentence.',
  // The address it is deployed to.
  url: 'https://docs.example',
  // For the link to edit a page: { url: 'https://github.com/owner/name' }
  repository: false,
  logo: '/logo.svg',
  icon: '/logo.svg',
});
`;
}

/** A name that npm accepts. */
export function packageName(folderName: string): string {
  return (
    folderName
      .toLowerCase()
      .replaceAll(/[^a-z0-9._-]+/g, '-')
      .replaceAll(/^[^a-z0-9]+|-+$/g, '') || 'my-docs'
  );
}
