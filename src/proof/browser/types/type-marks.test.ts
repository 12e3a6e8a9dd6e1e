// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { linesOf } from '../../../theme/code/code-lines.ts';
import { markNames, marksOf, typeOf, wrapNames } from './type-marks.ts';

function codeOf(html: string): Element {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code;
}

afterEach(() => vi.unstubAllGlobals());

const HTML = '<span class="k">const</span> a = <span class="f">b</span>({ c });\n\nd.e();';
const TEXT = 'const a = b({ c });\n\nd.e();';
const placeOf = (name: string) => TEXT.indexOf(name);

test('wraps each name, in plain and in highlighted text, without moving a character', () => {
  const code = codeOf(HTML);
  const places = [6, 0, placeOf('b('), 1, placeOf('c }'), 0, placeOf('d.'), 1, placeOf('e()'), 2];
  const marks = wrapNames(code, places, ['zero', 'one', 'two']);
  expect(code.textContent).toBe(TEXT);
  expect(marks.map((mark) => `${mark.textContent}: ${typeOf(mark)}`)).toEqual([
    'a: zero',
    'b: one',
    'c: zero',
    'd: one',
    'e: two',
  ]);
  expect(code.querySelector('.f')?.innerHTML).toBe('<span class="typed">b</span>');
  expect(linesOf(code).map((line) => line.textContent)).toEqual(['const a = b({ c });\n', '\n', 'd.e();']);
  expect(marks.every((mark) => code.contains(mark))).toBe(true);
});

test('skips places without a name', () => {
  const code = codeOf(HTML);
  expect(wrapNames(code, [5, 0, 7, 0, 400, 0], ['x'])).toEqual([]);
  expect(code.innerHTML).toBe(HTML.replace('&', '&amp;'));
});

function blockAt(address: string): HTMLElement {
  const block = document.createElement('figure');
  block.dataset['types'] = address;
  block.append(codeOf(HTML));
  return block;
}

test('loads a file once for all blocks of a page and marks each block once', async () => {
  const file = {
    texts: ['x'],
    blocks: [
      [6, 0],
      [placeOf('e()'), 0],
    ],
  };
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json(file)));
  vi.stubGlobal('fetch', fetched);
  const blocks = [blockAt('/a.json#0'), blockAt('/a.json#1')];
  await Promise.all([...blocks, ...blocks].map((block) => markNames(block, false)));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(blocks.map((block) => marksOf(block).map((mark) => mark.textContent))).toEqual([['a'], ['e']]);
});

test('repeats a failed request only on demand', async () => {
  const fetched = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(new Response('gone', { status: 404 })),
  );
  vi.stubGlobal('fetch', fetched);
  const block = blockAt('/b.json#0');
  expect(await markNames(block, false)).toBe(false);
  expect(await markNames(block, false)).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockImplementation(() => Promise.resolve(Response.json({ texts: ['x'], blocks: [[6, 0]] })));
  expect(await markNames(block, true)).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
});
