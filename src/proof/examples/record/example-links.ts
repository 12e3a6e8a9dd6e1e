import type { FileScope } from '../../../engine/page/context/scope.ts';
import type { SiteContext } from '../../../engine/page/context/site-context.ts';

/** Where readers of a page can open what it shows, as another extension says it. */
export interface ExampleLinks {
  /** Text of the links. */
  text: string;
  /** Returns the address of a project with these commands, if it can be opened. */
  ofProject(page: string, id: string, commands: readonly string[]): string | undefined;
  /** Returns the address of an explorer, to which the index of a combination is added. */
  ofExplorer(id: string): string;
}

/** Returns the links for a page or fragment, if there are any. */
export type LinkExamples = (scope: FileScope, site: SiteContext) => ExampleLinks | undefined;
