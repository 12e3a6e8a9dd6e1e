// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { collectPieces } from './pieces.ts';

const HTML =
  '<nav data-piece="sidebar"><a>One</a> and <a>two</a></nav><main><div data-piece="0"><p>Text</p></div></main>';

describe('a fetched document', () => {
  const fetched = () => new DOMParser().parseFromString(HTML, 'text/html');

  it('moves its own nodes into the element React created', () => {
    const source = fetched();
    const nodes = [...(source.querySelector('nav')?.childNodes ?? [])];
    const pieces = collectPieces(source);
    const element = document.createElement('nav');
    pieces.attach('sidebar', element);
    expect([...element.childNodes]).toEqual(nodes);
    expect(element.textContent).toBe('One and two');
  });

  it('lists its pieces, whether they are in use or not', () => {
    const pieces = collectPieces(fetched());
    pieces.attach('0', document.createElement('div'));
    expect(['sidebar', '0'].map((name) => pieces.has(name))).toEqual([true, true]);
    expect(pieces.has('outline')).toBe(false);
  });

  it('takes the nodes back with their changes and returns them again', () => {
    const pieces = collectPieces(fetched());
    const first = document.createElement('nav');
    pieces.attach('sidebar', first);
    const link = first.querySelector('a');
    link?.setAttribute('data-opened', '');
    pieces.detach('sidebar', first);
    const second = document.createElement('nav');
    pieces.attach('sidebar', second);
    expect(second.querySelector('a')).toBe(link);
    expect(second.textContent).toBe('One and two');
    expect(first.childNodes).toHaveLength(0);
  });

  it('gives away all but the first nodes of a piece before it is used', () => {
    const pieces = collectPieces(fetched());
    const rest = pieces.takeRest('sidebar', 1);
    expect(rest?.textContent).toBe(' and two');
    const element = document.createElement('nav');
    pieces.attach('sidebar', element);
    expect(element.textContent).toBe('One');
    expect(pieces.takeRest('sidebar', 0)).toBeUndefined();
    expect(pieces.takeRest('0', 1)?.childNodes).toHaveLength(0);
  });

  it('leaves an element alone if it already has the nodes', () => {
    const pieces = collectPieces(fetched());
    const element = document.createElement('nav');
    pieces.attach('sidebar', element);
    const nodes = [...element.childNodes];
    pieces.attach('sidebar', element);
    expect([...element.childNodes]).toEqual(nodes);
  });

  it('copies the nodes for a second element, and keeps the copy when the first one goes', () => {
    const pieces = collectPieces(fetched());
    const first = document.createElement('div');
    const second = document.createElement('div');
    pieces.attach('0', first);
    pieces.attach('0', second);
    expect([first.innerHTML, second.innerHTML]).toEqual(['<p>Text</p>', '<p>Text</p>']);
    pieces.detach('0', first);
    expect(second.innerHTML).toBe('<p>Text</p>');
    const third = document.createElement('div');
    pieces.attach('0', third);
    expect([second.innerHTML, third.innerHTML]).toEqual(['<p>Text</p>', '<p>Text</p>']);
  });

  it('keeps nodes in a template until something renders them', () => {
    const source = '<template data-piece="1"><p>Later</p></template>';
    const pieces = collectPieces(new DOMParser().parseFromString(source, 'text/html'));
    const element = document.createElement('div');
    pieces.attach('1', element);
    expect(element.innerHTML).toBe('<p>Later</p>');
  });

  it('ignores unknown pieces', () => {
    const pieces = collectPieces(fetched());
    const element = document.createElement('div');
    element.textContent = 'mine';
    pieces.attach('outline', element);
    pieces.detach('outline', element);
    expect(element.textContent).toBe('mine');
    expect(pieces.has('outline')).toBe(false);
  });
});

describe('the live document', () => {
  beforeEach(() => {
    document.body.innerHTML = HTML;
  });

  it('keeps every node where it is', () => {
    const before = [...document.body.querySelectorAll('*')];
    const pieces = collectPieces(document);
    const nav = document.querySelector('nav');
    if (nav) pieces.attach('sidebar', nav);
    expect([...document.body.querySelectorAll('*')]).toEqual(before);
  });

  it('leaves both elements alone if a piece was rendered twice', () => {
    document.body.innerHTML = '<div data-piece="0">a</div><div data-piece="0">a</div>';
    const pieces = collectPieces(document);
    const elements = [...document.querySelectorAll('div')];
    const nodes = elements.map(({ firstChild }) => firstChild);
    for (const element of elements) pieces.attach('0', element);
    expect(elements.map(({ firstChild }) => firstChild)).toEqual(nodes);
  });

  it('moves its nodes to another element after a navigation', () => {
    const pieces = collectPieces(document);
    const run = document.querySelector<HTMLElement>('[data-piece="0"]')!;
    const paragraph = run.firstChild;
    pieces.attach('0', run);
    pieces.detach('0', run);
    const again = document.createElement('div');
    pieces.attach('0', again);
    expect(again.firstChild).toBe(paragraph);
    expect(run.childNodes).toHaveLength(0);
  });

  it('keeps all text when React discards the document and creates its own elements', () => {
    const pieces = collectPieces(document);
    const paragraph = document.querySelector('p');
    document.body.replaceChildren();
    const made = document.createElement('div');
    pieces.attach('0', made);
    expect(made.firstChild).toBe(paragraph);
    expect(made.textContent).toBe('Text');
  });
});

it('copies a piece with the pieces in it, which stay where they are', () => {
  const { body } = document;
  body.innerHTML = '<div data-piece="part0"><p>a</p><div data-piece="0"><b>run</b></div></div>';
  const fetched = new DOMParser().parseFromString(`<body>${body.innerHTML}</body>`, 'text/html');
  for (const pieces of [collectPieces(document), collectPieces(fetched)]) {
    const place = document.createElement('div');
    place.append(...pieces.formOf('part0'));
    expect(place.innerHTML).toBe('<p>a</p><div data-piece="0"><b>run</b></div>');
    expect(pieces.holderOf('0')!.textContent).toBe('run');
    expect(pieces.formOf('unknown')).toEqual([]);
  }
  expect(body.textContent).toBe('arun');
});
