import type { Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast';

/**
 * `<Card>text</Card>` alone on its line is a paragraph to the parser. No author means one: as everywhere in MDX, tags
 * and expressions that stand alone are blocks.
 */
export function unravel(tree: Root): void {
  unravelIn(tree);
}

function unravelIn(parent: Parent): void {
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if ('children' in child) unravelIn(child);
    // With data of its own it is more than a paragraph: the title of a container.
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
