import type { Node } from 'unist';
import type { Problem } from '../../../model/problem.ts';
import type { LinkUse } from '../../content/link-use.ts';

export interface AssetUse {
  /** Absolute path of the source. */
  file: string;
  /** Path in the output folder. */
  output: string;
  /** Content to write, if it is not a copy of the source. */
  content?: string;
}

/** A source file during compilation: a page, or a fragment it includes. */
export interface FileScope {
  /** Absolute path. */
  file: string;
  /** Name for problems, as the author knows it. */
  name: string;
  /** Route of the page that includes this file. */
  pageRoute: string;
  problems: Problem[];
  links: LinkUse[];
  assets: AssetUse[];
  /** Absolute paths of browser modules that the page loads besides the app. */
  scripts: Set<string>;
  /** Files that were read or looked for, and folders that were listed, by absolute path. */
  dependencies: Set<string>;
  /** Names of components that have to be rendered in every build. */
  unrepeatable: Set<string>;
  /** Names the file declares with `export const …`. */
  localNames: Set<string>;
  /** Prefix of IDs in a fragment, so it can be included twice; empty for the page itself. */
  idPrefix: string;
}

export function fragmentScope(parent: FileScope, file: string, name: string, tag: Node): FileScope {
  const { line = 0, column = 0 } = tag.position?.start ?? {};
  return { ...parent, file, name, localNames: new Set(), idPrefix: `${parent.idPrefix}${line}-${column}-` };
}

export function report(
  scope: FileScope,
  node: Node | undefined,
  problem: Omit<Problem, 'file' | 'line' | 'column'>,
): void {
  const start = node?.position?.start;
  scope.problems.push({
    file: node?.data?.sourceName ?? scope.name,
    line: start?.line,
    column: start?.column,
    ...problem,
  });
}
