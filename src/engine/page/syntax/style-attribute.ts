import type { Node } from 'unist';
import { report } from './scope.ts';
import type { FileScope } from './scope.ts';

/** The attribute is left out of the page; here its author is told. */
export function reportStyle(tagName: string, node: Node, scope: FileScope): void {
  report(scope, node, {
    level: 'warning',
    what: `style= on <${tagName}> has no effect: the site's security policy forbids it.`,
    fix: 'Use a class, or a component of @theme.',
  });
}
