// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { fuzz } from '../../../tests/support/fuzz.ts';
import { Marked } from './Item.tsx';

afterEach(cleanup);

it('marks matches', () => {
  const { container } = render(
    <Marked
      parts={[
        { text: 'dts.', isMatch: false },
        { text: 'bundle', isMatch: true },
      ]}
    />,
  );
  expect(container.innerHTML).toBe('dts.<mark>bundle</mark>');
});

it('[E8] shows any text as text, never as markup', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('<img src=x onerror=alert(1)>', '<mark>', '</mark><script>', '&lt;b&gt;', '<!--', ''),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ text, isMatch: fc.boolean() }), { maxLength: 5 }), (parts) => {
      const { container, unmount } = render(<Marked parts={parts} />);
      const marks = [...container.querySelectorAll('*')];
      expect(container.textContent).toBe(parts.map((part) => part.text).join(''));
      expect(marks.map(({ tagName, textContent }) => [tagName, textContent])).toEqual(
        parts.filter(({ isMatch }) => isMatch).map((part) => ['MARK', part.text]),
      );
      unmount();
    }),
    fuzz(),
  );
});
