import { Fragment, isValidElement } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageComponent } from '../runtime/page/page-snapshot.ts';
import { PieceContext } from '../runtime/page/Piece.tsx';

interface Part {
  element: ReactElement;
  /** Index after the last part nested in this one. */
  end: number;
}

/**
 * Finds the components that fail on a page by rendering each one alone. Returns their indexes in page order; of
 * nested components, only the innermost. Returns nothing if the page does not have exactly `count` components: then an
 * expression created some of them, and the indexes would not match the tags in the source.
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
    const page = (component as (props: ComponentProps<PageComponent>) => ReactNode)({ Run });
    // The outermost element gives hooks the page.
    if (isValidElement<{ children?: ReactNode }>(page)) collect(page.props.children);
  } catch {
    return [];
  }
  if (parts.length !== count) return [];
  const failing = parts.flatMap(({ element }, index) => (failsWith(element, reason) ? [index] : []));
  return failing.filter((index) => !failing.some((other) => other > index && other < parts[index]!.end));
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
