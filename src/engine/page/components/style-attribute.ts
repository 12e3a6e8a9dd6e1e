import type { Node } from 'unist';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';

/** Reports a `style` attribute, which is dropped from the page. */
export function reportStyle(tagName: string, node: Node, scope: FileScope): void {
  report(scope, node, {
    level: 'warning',
    what: `style= on <${tagName}> has no effect: the site's security policy forbids it.`,
    fix: 'Use a class, or a component of @theme.',
  });
}
