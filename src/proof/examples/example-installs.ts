import path from 'node:path';
import { hasConfiguration, loadConfiguration } from '../../engine/config/load.ts';
import { EXAMPLES, type ExamplesFolder, examplesFolder } from '../../engine/content/examples-folder.ts';
import { documentFiles } from './read/collect-blocks.ts';
import { isPageMeant } from './read/read-examples.ts';

/** Pages whose examples are in the same folder of the site, and the folder whose packages they are run with. */
interface ExampleInstall {
  /** Relative to the site folder. */
  examples: string;
  installDir: string;
}

interface ExampleInstalls {
  folderOf: ExamplesFolder;
  installs: ExampleInstall[];
}

interface Asked {
  siteDir: string;
  docsDir: string;
  page: string | undefined;
  /** The folder with the packages of all pages whose version names no other. */
  usual: string;
  /** A folder whose packages all pages are run with instead. */
  install: string | undefined;
  cacheDir: string;
}

/**
 * The packages that the requested pages are run with, so only these have to be installed. A site without a
 * configuration has no versions.
 */
export async function exampleInstalls(asked: Asked): Promise<ExampleInstalls> {
  const { siteDir, docsDir, page, usual, install, cacheDir } = asked;
  const folderOf = hasConfiguration(siteDir)
    ? examplesFolder((await loadConfiguration(siteDir, { cacheDir })).config)
    : () => EXAMPLES;
  const pages = documentFiles(docsDir, '').filter((file) => isPageMeant(file, page));
  const folders = new Set(pages.map(folderOf));
  if (folders.size === 0) folders.add(EXAMPLES);
  return {
    folderOf,
    installs: [...folders].map((examples) => ({
      examples,
      installDir: install ?? (examples === EXAMPLES ? usual : path.join(siteDir, examples)),
    })),
  };
}
