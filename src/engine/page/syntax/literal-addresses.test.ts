import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { fuzz, hostileText } from '../../../../tests/support/fuzz.ts';
import { parse } from './parse.ts';

test.each(['See https://a.example.', 'www.a.example', 'a@b.example', '**https://a.example**'])(
  'turns a URL in text into a link: %s',
  (source) => expect(JSON.stringify(parse(source, 'mdx'))).toContain('"link"'),
);

const PIECES = [
  'https://a.example',
  'www.a.example',
  'a@b.example',
  '`',
  '``',
  '```\n',
  '~~~\n',
  '\n',
  '](',
  ')',
  '[a',
  '\\',
  ' ',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), hostileText), { maxLength: 8 })
  .map((all) => all.join(''))
  .filter((one) => !one.includes(':::'));

test('never misses a URL', () => {
  const whole = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
  fc.assert(
    fc.property(text, (source) => {
      expect(parse(source, 'md')).toEqual(fromMarkdown(source, whole));
    }),
    fuzz(200),
  );
});
