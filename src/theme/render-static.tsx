import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StaticComponentCall, StaticComponentChild, StaticPage } from '../model/render.ts';
import { sayIn } from '../model/words/words.ts';
import { PieceContext } from '../runtime/page/Piece.tsx';
import * as rendered from '../components/rendered.tsx';
import { Filter } from './filter/Filter.tsx';

/** Those that authors write, and the one that the build puts around long tables. */
const components = { ...rendered, Filter };

/** Marks the place of an HTML string while React renders around it. Authors do not write private-use characters. */
const placeholder = (index: number) => `\uE000${index}\uE001`;
const PLACEHOLDER = /\uE000(\d+)\uE001/g;

export function renderStatic(
  component: StaticComponentCall,
  children: StaticComponentChild[],
  { idPrefix, words }: StaticPage,
): string {
  const html: string[] = [];
  const markup = renderToStaticMarkup(
    <PieceContext value={{ html: () => undefined, say: sayIn(words), isStatic: true }}>
      {toElement(component, children, html, 0)}
    </PieceContext>,
    { identifierPrefix: idPrefix },
  );
  return markup.replaceAll(PLACEHOLDER, (_, index: string) => html[Number(index)] ?? '');
}

function toElement(
  { name, props }: StaticComponentCall,
  children: StaticComponentChild[],
  html: string[],
  key: number,
): ReactNode {
  const Component = (
    components as unknown as Record<string, ComponentType<Record<string, unknown>> | undefined>
  )[name];
  if (!Component) throw new Error(`The theme has no component <${name}>.`);
  const nodes = children.map((child, index) =>
    'html' in child
      ? placeholder(html.push(child.html) - 1)
      : toElement(child.component, child.children, html, index),
  );
  return createElement(Component, { ...props, key }, ...nodes);
}
