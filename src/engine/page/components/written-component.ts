import type { Declaration, DeclaredProp, Inside, Written } from '../../../components/declaration.ts';
import type { StaticComponentCall } from '../../../model/render.ts';
import type { Words } from '../../../model/words/words.ts';

/** Returns a component as its declaration sees it. */
export function written({ props }: StaticComponentCall, inside: Inside, words: Words): Written {
  return {
    props,
    told: (prop) => (typeof props[prop] === 'string' ? props[prop] : ''),
    inside,
    words,
  };
}

/** Returns the values of the props that say something as text or as code, in the order of the declaration. */
export function saidProps(
  declaration: Declaration,
  { props }: StaticComponentCall,
  as: DeclaredProp['says'],
): string[] {
  return Object.entries(declaration.props)
    .filter(([, { says }]) => says === as)
    .flatMap(([name]) => stringsIn(props[name]));
}

/** A command may be given once for each package manager. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
