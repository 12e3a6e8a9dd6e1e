import { Fragment, isValidElement } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageComponent } from '../runtime/page/page-snapshot.ts';
import type { PartTag } from '../model/render.ts';
import { PieceContext } from '../runtime/page/Piece.tsx';

type PartType = ReactElement['type'];

interface Part {
  element: ReactElement;
  /** Index after the last part nested in this one. */
  end: number;
}

/**
 * Finds the components that fail on a page by rendering each one alone. Returns the indexes of their tags in page order;
 * of nested components, only the innermost. Leaves out those whose tag is not certain.
 */
export function failedParts(component: unknown, reason: string, tags: readonly PartTag[]): number[] {
  const parts: Part[] = [];
  const Run = () => null;
  const collect = (node: ReactNode): void => {
    if (Array.isArray(node)) node.forEach(collect);
    if (!isValidElement<{ children?: ReactNode }>(node)) return;
    const isPart = typeof node.type !== 'string' && node.type !== Run && node.type !== Fragment;
    const part = { element: node, end: 0 };
    if (isPart) parts.push(part);
    collect(node.props.children);
    part.end = parts.length;
  };
  try {
    const page = (component as (props: ComponentProps<PageComponent>) => ReactNode)({ Run });
    // The outermost element gives hooks the page.
    if (isValidElement<{ children?: ReactNode }>(page)) collect(page.props.children);
  } catch {
    return [];
  }
  const tagOf = tagsOf(
    parts.map(({ element }) => element.type),
    tags,
  );
  const failing = parts.flatMap(({ element }, index) => (failsWith(element, reason) ? [index] : []));
  const innermost = failing.filter(
    (index) => !failing.some((other) => other > index && other < parts[index]!.end),
  );
  return [...new Set(innermost.flatMap((index) => tagOf[index] ?? []))];
}

function failsWith(element: ReactElement, reason: string): boolean {
  try {
    renderToString(
      <PieceContext value={{ html: () => '', say: (english) => english }}>{element}</PieceContext>,
    );
    return false;
  } catch (error) {
    return error instanceof Error && error.message === reason;
  }
}

/** The index of the tag of each element, of which only the type is needed. */
function tagsOf(types: readonly PartType[], tags: readonly PartTag[]): (number | undefined)[] {
  if (tags.every(({ isInExpression }) => !isInExpression))
    return types.length === tags.length ? tags.map((_, index) => index) : [];
  const found: (number | undefined)[] = [];
  for (const [name, type] of typesByName(types, tags)) {
    const ofName = tags.flatMap((tag, index) => (tag.name === name ? [index] : []));
    const ofType = types.flatMap((other, index) => (other === type ? [index] : []));
    const isVague = (index: number) => tags[index]!.isInExpression === true;
    const before = ofName.findIndex(isVague);
    const after = ofName.toReversed().findIndex(isVague);
    for (const [place, index] of ofType.entries()) {
      const left = ofType.length - 1 - place;
      if (before < 0 || place < before) found[index] = ofName[place];
      else if (left < after) found[index] = ofName.at(-1 - left);
      // Several in expressions could have created it.
      else if (before + after + 1 === ofName.length) found[index] = ofName[before];
    }
  }
  return found;
}

/** Finds the component of each name: by the name of its function, or because nothing else is left for it. */
function typesByName(types: readonly PartType[], tags: readonly PartTag[]): Map<string, PartType> {
  const names = new Set(tags.map(({ name }) => name));
  const unnamed = new Set(types);
  const found = new Map<string, PartType>();
  for (const type of unnamed) {
    // A bundler adds a number to a name that two files have.
    const name = (type as { name?: string }).name?.replace(/\$\d+$/, '') ?? '';
    if (!names.delete(name)) continue;
    found.set(name, type);
    unnamed.delete(type);
  }
  const [[name], [type]] = [[...names], [...unnamed]];
  if (name !== undefined && type !== undefined && names.size === 1 && unnamed.size === 1)
    found.set(name, type);
  return found;
}
