import { describe, expect, it } from 'vitest';
import { compareHtml } from './compare-html.ts';

const html = (before: string, after: string) =>
  compareHtml(before === '' ? [] : before.split(' '), after === '' ? [] : after.split(' ')).html.replaceAll(
    '\n',
    '',
  );

describe('compareHtml', () => {
  it('puts lines of both files on the same row, others in the column of their file', () => {
    expect(html('a b', 'a x')).toBe(
      '<span class="chunk"><span class="side"><span class="line">a</span></span>' +
        '<span class="side copy" aria-hidden="true"><span class="line">a</span></span></span>' +
        '<span class="chunk"><span class="side"><span class="line remove">b</span></span>' +
        '<span class="side"><span class="line add">x</span></span></span>',
    );
  });

  it('leaves the other column empty where only one file has lines', () => {
    expect(html('a', 'b a')).toContain(
      '<span class="side"></span><span class="side"><span class="line add">b</span></span>',
    );
  });

  it('uses one column if only one of the files exists', () => {
    expect(html('', 'a')).toBe('<span class="line add">a</span>');
    expect(html('a', '')).toBe('<span class="line remove">a</span>');
  });

  it('counts added and removed lines', () => {
    expect(compareHtml(['a', 'b'], ['b', 'c', 'd'])).toMatchObject({ added: 2, removed: 1 });
  });
});
