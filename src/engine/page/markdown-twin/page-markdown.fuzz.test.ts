import fc from 'fast-check';
import type { Element, ElementContent, Root } from 'hast';
import { toHast } from 'mdast-util-to-hast';
import { expect, test } from 'vitest';
import { fuzz, hostileText } from '../../../../tests/support/fuzz.ts';
import { parse } from '../syntax/parse.ts';
import { ENGLISH } from '../../../model/words/words.ts';
import { pageMarkdown } from './page-markdown.ts';

/** Converts HTML to Markdown and back; both must say the same. */

const element = (tagName: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = hostileText.map((value): ElementContent => ({ type: 'text', value: words(value) }));
const space: ElementContent = { type: 'text', value: ' ' };
const full = hostileText.map(words).filter((value) => value !== '');
const inside = full.map((value): ElementContent => ({ type: 'text', value }));
const inline = fc.oneof(
  text,
  inside.map((one) => element('strong', [one])),
  inside.map((one) => element('em', [one])),
  inside.map((one) => element('del', [one])),
  full.filter((one) => !one.includes('|')).map((value) => element('code', [{ type: 'text', value }])),
  inside.map((one) => element('a', [one], { href: '/page' })),
);
const lineOf = fc
  .array(inline, { minLength: 1, maxLength: 4 })
  .map((all) => all.flatMap((one) => [one, space]));
const paragraph = lineOf.map((line) => element('p', line));
const cell = lineOf.map((line) => element('td', line));
const block = fc.oneof(
  paragraph,
  fc.tuple(fc.constantFrom('h1', 'h2', 'h6'), lineOf).map(([tag, line]) => element(tag, line)),
  paragraph.map((one) => element('blockquote', [one])),
  fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(fc.oneof(paragraph, lineOf), { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) =>
      element(
        tag,
        items.map((item) => element('li', Array.isArray(item) ? item : [item])),
      ),
    ),
  fc
    .tuple(cell, cell, cell, cell)
    .map(([a, b, c, d]) =>
      element('table', [element('tbody', [element('tr', [a, b]), element('tr', [c, d])])]),
    ),
);

/** Collapses whitespace as a browser does, and trims it. */
function words(value: string): string {
  return value.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
}

/** Elements in which line breaks between children have no meaning. */
const HOLDERS = new Set(['', 'table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'blockquote']);

/** Describes text and the marks around it. Paragraphs inside items and row groups are equivalent spellings. */
function shape(node: Root | Root['children'][number]): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const tag = node.type === 'element' ? node.tagName : '';
  const parts = node.children.map(shape);
  const inner = HOLDERS.has(tag) ? parts.map(words).join('') : words(parts.join(''));
  if (tag === '' || tag === 'thead' || tag === 'tbody') return inner;
  if (tag === 'p') return inner === '' ? '' : ` ¶${inner} `;
  return `‹${tag === 'th' ? 'td' : tag} ${inner}›`;
}

const withoutItemParagraphs = (shaped: string) => words(shaped.replaceAll('‹li ¶', '‹li '));

test('the Markdown of any page says the same as its HTML', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (children) => {
      const tree: Root = { type: 'root', children };
      const read = toHast(parse(pageMarkdown(tree, ENGLISH), 'md')) as Root;
      expect(withoutItemParagraphs(shape(read))).toBe(withoutItemParagraphs(shape(tree)));
    }),
    fuzz(100),
  );
});
