import { expect, it } from 'vitest';
import { onPage, writtenUse } from '../../../tests/support/on-page.tsx';
import { BADGE } from './badge.ts';
import { Badge } from './Badge.tsx';

it('is a part of the line, and a tip if nothing else is said', () => {
  expect(onPage(<Badge text="new" />)).toBe('<span class="badge tip">new</span>');
  expect(onPage(<Badge text="old" type="danger" />)).toBe('<span class="badge danger">old</span>');
});

it('shows its children instead of its text', () => {
  expect(
    onPage(
      <Badge text="new">
        <code>1.0</code>
      </Badge>,
    ),
  ).toBe('<span class="badge tip"><code>1.0</code></span>');
});

it('shows signs of HTML and Markdown as they are', () => {
  expect(onPage(<Badge text="<b> & *c*" />)).toContain('&lt;b&gt; &amp; *c*');
  expect(BADGE.markdownLine!(writtenUse({ text: '*c*' }))).toBe(String.raw` (\*c\*)`);
});

it('is in brackets in Markdown, with its text or its children', () => {
  expect(BADGE.markdownLine!(writtenUse({ text: 'new' }))).toBe(' (new)');
  expect(BADGE.markdownLine!(writtenUse({}, '`1.0`'))).toBe(' (`1.0`)');
});

it('offers each type that it has a look for', () => {
  expect(BADGE.props['type']!.oneOf).toEqual(['tip', 'info', 'warning', 'danger']);
});
