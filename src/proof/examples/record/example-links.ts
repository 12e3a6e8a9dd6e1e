import type { FileScope } from '../../../engine/page/context/scope.ts';
import type { SiteContext } from '../../../engine/page/context/site-context.ts';
import type { ExampleLink } from '../../model/explorer.ts';

/** Where readers of a page can open what it shows, as another extension says it. */
export interface ExampleLinks {
  /** Links for a project with these commands; none if it cannot be opened. */
  ofProject(page: string, id: string, commands: readonly string[]): readonly ExampleLink[];
  /** Links for an explorer. The index of a combination is added to each address. */
  ofExplorer(id: string): readonly ExampleLink[];
}

/** The links for a page or fragment, if there are any. */
export type LinkExamples = (scope: FileScope, site: SiteContext) => ExampleLinks | undefined;
