import type { Root } from 'hast';
import { walkElements } from '../syntax/walk.ts';

/** Keeps code in the order it is written, on a page that is written from right to left. */
export function keepCodeInOrder(tree: Root): void {
  walkElements(tree, ({ tagName, properties }) => {
    if (tagName === 'pre' || tagName === 'code') properties['dir'] = 'ltr';
  });
}
