import { Fragment, isValidElement } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageComponent } from '../runtime/page/page-snapshot.ts';
import { PieceContext } from '../runtime/page/Piece.tsx';

interface Part {
  element: ReactElement;
  /** Number of parts up to the end of this one: those in between are inside of it. */
  end: number;
}

/**
 * Finds the components that fail on a page by drawing each alone, and returns their numbers in the order of the page.
 * Of nested ones the innermost is named. Where the page has more components than `count` tags, an expression has made
 * some of them, and numbers would mean nothing.
 */
export function failedParts(component: unknown, reason: string, count: number): number[] {
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
    collect((component as (props: ComponentProps<PageComponent>) => ReactNode)({ Run }));
  } catch {
    return [];
  }
  if (parts.length !== count) return [];
  const failing = parts.flatMap(({ element }, index) => (failsWith(element, reason) ? [index] : []));
  return failing.filter((index) => !failing.some((other) => other > index && other < parts[index]!.end));
}

function failsWith(element: ReactElement, reason: string): boolean {
  try {
    renderToString(<PieceContext value={{ html: () => '' }}>{element}</PieceContext>);
    return false;
  } catch (error) {
    return error instanceof Error && error.message === reason;
  }
}
