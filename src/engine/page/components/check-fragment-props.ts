import { nearest } from '../../../model/nearest.ts';
import type { HastNode, JsxElement } from '../syntax/jsx-tree.ts';
import { report } from '../context/scope.ts';
import type { FileScope } from '../context/scope.ts';

interface ReadFragment {
  /** The fragment's file, as the author knows it. */
  name: string;
  propsRead: ReadonlySet<string>;
}

/** Reports properties that a fragment does not use; they would have no effect on the page. */
export function checkFragmentProps(
  node: JsxElement,
  { name, propsRead }: ReadFragment,
  scope: FileScope,
): void {
  const known = [...propsRead].filter((prop) => prop !== 'children');
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name === 'key') continue;
    if (propsRead.has(attribute.name)) continue;
    report(scope, node, {
      level: 'error',
      what: `<${node.name}> has no prop "${attribute.name}": ${name} does not read it.`,
      didYouMean: nearest(attribute.name, known),
      fix: known.length > 0 ? `It reads ${known.join(', ')}.` : 'It reads none.',
    });
  }
  const lost = node.children.find(isShown);
  if (lost !== undefined && !propsRead.has('children'))
    report(scope, lost.position ? lost : node, {
      level: 'error',
      what: `<${node.name}> does not show what is between its tags: ${name} has no {props.children}.`,
      fix: 'Write {props.children} there, or move the text after the tag.',
    });
}

function isShown(node: HastNode): boolean {
  return node.type !== 'text' || node.value.trim() !== '';
}
