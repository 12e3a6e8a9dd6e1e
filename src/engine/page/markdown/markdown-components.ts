import { DECLARED } from '../../../components/declared.ts';
import type { Declaration, Inside } from '../../../components/declaration.ts';
import { codeSpan, paragraph, plainText, title } from '../../../model/markdown-text.ts';
import type { StaticComponentCall } from '../../../model/render.ts';
import type { Words } from '../../../model/words/words.ts';
import { saidProps, written } from '../components/written-component.ts';

/** Returns whether a component is part of a line. */
export function isLineComponent({ name }: StaticComponentCall): boolean {
  return DECLARED[name]?.markdownLine !== undefined;
}

/** Returns the Markdown of an inline component, or undefined for a block component. */
export function componentLine(call: StaticComponentCall, inside: Inside, words: Words): string | undefined {
  return DECLARED[call.name]?.markdownLine?.(written(call, inside, words));
}

export function componentBlocks(call: StaticComponentCall, inside: Inside, words: Words): string[] {
  const declaration = DECLARED[call.name];
  if (!declaration) return inside.blocks();
  if (declaration.markdownBlocks) return declaration.markdownBlocks(written(call, inside, words));
  return [...propBlocks(declaration, call), ...inside.blocks()];
}

/** Writes the props that say something: the first text is a title. */
function propBlocks(declaration: Declaration, call: StaticComponentCall): string[] {
  const texts = saidProps(declaration, call, 'text');
  const codes = saidProps(declaration, call, 'code');
  return [
    ...title(texts[0] ?? ''),
    ...texts.slice(1).map((text) => paragraph(plainText(text))),
    ...codes.map(codeSpan),
  ];
}
