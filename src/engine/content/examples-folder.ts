import type { SiteConfig } from '../config/schema.ts';

/** Folder of the projects that pages show, and of the packages these are run with. */
export const EXAMPLES = 'examples';

/** Maps a page or fragment, given relative to docs, to the folder with its examples. */
export type ExamplesFolder = (relativePath: string) => string;

/** A version can have a folder of its own. Files outside of any version's folder belong to the default version. */
export function examplesFolder({ multiVersion }: Pick<SiteConfig, 'multiVersion'>): ExamplesFolder {
  const { versions, examples = {} } = multiVersion;
  return (relativePath) => {
    const [first = ''] = relativePath.split('/');
    return examples[versions.includes(first) ? first : multiVersion.default] ?? EXAMPLES;
  };
}
