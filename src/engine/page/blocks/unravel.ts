import type { Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast';

/**
 * Unwraps tags and expressions that are alone on their line. The parser turns `<Card>text</Card>` into a paragraph, but
 * as everywhere in MDX it is a block.
 */
export function unravel(tree: Root): void {
  unravelIn(tree);
}

function unravelIn(parent: Parent): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if ('children' in child) unravelIn(child);
    // With data it is more than a paragraph: the title of a container.
    return child.type === 'paragraph' && child.data === undefined && isBlocks(child)
      ? child.children.filter((node) => node.type !== 'text').map(asBlock)
      : [child];
  });
}

function isBlocks({ children }: Paragraph): boolean {
  return children.every(
    (node) =>
      node.type === 'mdxJsxTextElement' ||
      node.type === 'mdxTextExpression' ||
      (node.type === 'text' && node.value.trim() === ''),
  );
}

function asBlock(node: PhrasingContent): RootContent {
  if (node.type === 'mdxJsxTextElement') return { ...node, type: 'mdxJsxFlowElement' } as RootContent;
  return node.type === 'mdxTextExpression' ? { ...node, type: 'mdxFlowExpression' } : node;
}
