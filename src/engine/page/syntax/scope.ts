import type { Node } from 'unist';
import type { Problem } from '../../../model/problem.ts';
import type { LinkUse } from '../../content/link-use.ts';

export interface AssetUse {
  /** Absolute path of the source. */
  file: string;
  /** Path below the output folder. */
  output: string;
  /** What is written there, where it is not a copy of the source. */
  content?: string;
}

/** One source file while it is compiled: a page, or a fragment that a page takes in. */
export interface FileScope {
  /** Absolute. */
  file: string;
  /** As the author knows it, for problems. */
  name: string;
  /** Route of the page all this ends up in. */
  pageRoute: string;
  problems: Problem[];
  links: LinkUse[];
  assets: AssetUse[];
  /** Browser modules that the page loads beside the app, by absolute path. */
  scripts: Set<string>;
  dependencies: Set<string>;
  /** Names the file declares itself with `export const …`. */
  localNames: Set<string>;
  /** Before ids that a fragment makes, so that it can be taken in twice; empty for the page itself. */
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
