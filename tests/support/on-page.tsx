import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentUse } from '../../src/model/declaration.ts';
import { wordsOf } from '../../src/model/words/languages.ts';
import { sayIn } from '../../src/model/words/words.ts';
import { PieceContext } from '../../src/runtime/page/Piece.tsx';

/** The HTML of a component in static text. */
export function onPage(component: ReactElement, lang = 'en'): string {
  const say = sayIn(wordsOf(lang));
  return renderToStaticMarkup(
    <PieceContext value={{ html: () => undefined, say, isStatic: true }}>{component}</PieceContext>,
  );
}

/** A component as an author wrote it, for its Markdown. */
export function writtenUse(props: Readonly<Record<string, unknown>>, children = ''): ComponentUse {
  const textOf = (name: string) => (typeof props[name] === 'string' ? props[name] : '');
  return {
    props,
    textOf,
    children: { line: () => children, blocks: () => (children === '' ? [] : [children]) },
    words: wordsOf('en'),
  };
}
