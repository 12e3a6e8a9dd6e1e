import { describe, expect, it } from 'vitest';
import { onPage, writtenUse } from '../../../tests/support/on-page.tsx';
import { TAG } from './tag.ts';
import { Tag } from './Tag.tsx';

describe('Tag', () => {
  it('renders one badge per tag', () => {
    expect(onPage(<Tag tag="new, experimental,deprecated" />)).toBe(
      '<span class="badge tip">new</span> <span class="badge warning">experimental</span> <span class="badge danger">deprecated</span>',
    );
  });

  it.each([undefined, '', ' , '])('renders nothing for %o', (tag) => {
    expect(onPage(<Tag tag={tag} />)).toBe('');
  });

  it('accepts any word', () => {
    expect(onPage(<Tag tag="constructor" />)).toBe('<span class="badge tip">constructor</span>');
  });

  it('says all its words in brackets in Markdown', () => {
    expect(TAG.markdownLine!(writtenUse({ tag: 'new, _x_' }))).toBe(String.raw` (new, \_x\_)`);
  });
});
