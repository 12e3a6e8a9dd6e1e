// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { OptionalPiece, Piece, PieceContext } from './Piece.tsx';
import type { PieceSource } from './Piece.tsx';
import { collectPieces } from './pieces.ts';
import { Run } from './Run.tsx';

afterEach(cleanup);

const piecesOf = (html: string) => collectPieces(new DOMParser().parseFromString(html, 'text/html'));
const page = (text: string) => piecesOf(`<nav data-piece="nav">${text}</nav><p data-piece="0">${text}</p>`);

const say = (english: string) => english;

function Page({ source, route }: { source: PieceSource; route: string }) {
  return (
    <PieceContext value={source}>
      <Piece kept as="nav" name="nav" />
      <Piece key={route} as="main" name="0" />
    </PieceContext>
  );
}

it('is HTML while prerendering', () => {
  const source = { html: (name: string) => (name === '0' ? '<b>Text</b>' : undefined), say };
  const html = renderToString(
    <PieceContext value={source}>
      <Run index="0" as="li" id="x" />
      <OptionalPiece name="outline" />
    </PieceContext>,
  );
  expect(html).toBe('<li class="run" id="x" data-piece="0"><b>Text</b></li>');
});

it('changes with the page, while a kept one stays', () => {
  const { container, rerender } = render(<Page source={page('first')} route="/a" />);
  const nodes = [...container.querySelector('nav')!.childNodes];
  expect(container.textContent).toBe('firstfirst');
  rerender(<Page source={page('second')} route="/b" />);
  expect(container.textContent).toBe('firstsecond');
  expect([...container.querySelector('nav')!.childNodes]).toEqual(nodes);
});

it('is unchanged when the reader comes back', () => {
  const first = page('first');
  const { container, rerender } = render(<Page source={first} route="/a" />);
  const text = container.querySelector('main')!.firstChild;
  rerender(<Page source={page('second')} route="/b" />);
  rerender(<Page source={first} route="/a" />);
  expect(container.querySelector('main')!.firstChild).toBe(text);
});

it('reports a piece that is missing or outside a page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const source = { html: () => undefined, say };
  expect(() => renderToString(<Page source={source} route="/a" />)).toThrow('"nav" is missing from the page');
  expect(() => render(<Piece name="nav" />)).toThrow('The piece "nav" is used outside a page.');
});
