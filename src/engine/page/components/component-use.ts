import type { ChildrenText, ComponentUse, DeclaredProp, Declaration } from '../../../model/declaration.ts';
import type { StaticComponentCall } from '../../../model/render.ts';
import type { Words } from '../../../model/words/words.ts';

/** Presents a component as its declaration sees it. */
export function componentUse(
  { props }: StaticComponentCall,
  children: ChildrenText,
  words: Words,
): ComponentUse {
  return {
    props,
    textOf: (prop) => (typeof props[prop] === 'string' ? props[prop] : ''),
    children,
    words,
  };
}

/** The values of the props that appear as text or as code, in the order of the declaration. */
export function propsInText(
  declaration: Declaration,
  { props }: StaticComponentCall,
  as: DeclaredProp['inText'],
): string[] {
  return Object.entries(declaration.props)
    .filter(([, { inText }]) => inText === as)
    .flatMap(([name]) => stringsIn(props[name]));
}

/** A command may be given once for each package manager. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
