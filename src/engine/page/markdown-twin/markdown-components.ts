import { DECLARED } from '../../../components/declared.ts';
import type { ChildrenText, Declaration } from '../../../model/declaration.ts';
import { codeSpan, paragraph, plainText, title } from '../../../model/markdown-text.ts';
import type { StaticComponentCall } from '../../../model/render.ts';
import type { Words } from '../../../model/words/words.ts';
import { componentUse, propsInText } from '../components/component-use.ts';

/** A line component appears within a line of text. */
export function isLineComponent({ name }: StaticComponentCall): boolean {
  return DECLARED[name]?.markdownLine !== undefined;
}

/** Undefined for a block component. */
export function componentLine(
  call: StaticComponentCall,
  children: ChildrenText,
  words: Words,
): string | undefined {
  return DECLARED[call.name]?.markdownLine?.(componentUse(call, children, words));
}

export function componentBlocks(call: StaticComponentCall, children: ChildrenText, words: Words): string[] {
  const declaration = DECLARED[call.name];
  if (!declaration) return children.blocks();
  if (declaration.markdownBlocks) return declaration.markdownBlocks(componentUse(call, children, words));
  return [...propBlocks(declaration, call), ...children.blocks()];
}

/** Writes the props that are in the text: the first one is a title. */
function propBlocks(declaration: Declaration, call: StaticComponentCall): string[] {
  const texts = propsInText(declaration, call, 'text');
  const codes = propsInText(declaration, call, 'code');
  return [
    ...title(texts[0] ?? ''),
    ...texts.slice(1).map((text) => paragraph(plainText(text))),
    ...codes.map(codeSpan),
  ];
}
