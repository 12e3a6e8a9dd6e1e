import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../../tests/support/fuzz.ts';
import { normalizeSource, restoreOffsets } from './normalize-source.ts';
import { parse } from './parse.ts';
import { walk } from './walk.ts';

const normalized = (...lines: string[]) => normalizeSource(lines.join('\n')).text.split('\n');
/** The first line after rewriting. A container needs an end to be a container. */
const opening = (line: string) => normalized(line, ':::')[0];

describe('containers', () => {
  it('are left unchanged without a title', () => {
    expect(opening(':::tip')).toBe(':::tip');
    expect(opening(':::tip{title="A b"}')).toBe(':::tip{title="A b"}');
    expect(opening(':::tip[A b]')).toBe(':::tip[A b]');
    expect(opening(':::tip[A b]{open}')).toBe(':::tip[A b]{open}');
  });

  it('lose the spaces the parser does not accept', () => {
    expect(opening('::: tip')).toBe(':::tip');
    expect(opening('::: tip  ')).toBe(':::tip');
    expect(opening(':::tip {title="A b"}')).toBe(':::tip{title="A b"}');
  });

  it('get their title as a label', () => {
    expect(opening(':::tip A title')).toBe(':::tip[A title]');
    expect(opening('::: details  Click `me`  ')).toBe(':::details[Click `me`]');
    expect(opening(':::tip A {brace}')).toBe(':::tip[A {brace}]');
  });

  it('keep links in a title, and escape unbalanced brackets', () => {
    expect(opening(':::tip See [this](./a)')).toBe(':::tip[See [this](./a)]');
    expect(opening(':::tip [this](./a) first')).toBe(':::tip[[this](./a) first]');
    expect(opening(':::tip a] b')).toBe(':::tip[a\\] b]');
    expect(opening(':::tip [a b')).toBe(':::tip[\\[a b]');
    expect(opening(':::tip a \\] b')).toBe(':::tip[a \\] b]');
    expect(opening(':::tip a \\] b]')).toBe(':::tip[a \\] b\\]]');
    expect(opening(':::tip a\\')).toBe(':::tip[a\\\\]');
  });

  it('are found in lists, quotes and indented lines', () => {
    expect(normalized('- ::: tip A', '  :::')).toEqual(['- :::tip[A]', '  :::']);
    expect(normalized('2. > x', '   :::tip A', '   :::')[1]).toBe('   :::tip[A]');
    expect(normalized('> ::: tip A', '> :::')).toEqual(['> :::tip[A]', '> :::']);
    expect(normalized('      ::: tip A', '      :::')[0]).toBe('      :::tip[A]');
  });
});

describe('fences', () => {
  it.each(['```', '~~~', '````', '   ```', '- ```', '> ```'])('keep their content: %s', (fence) => {
    const lines = [`${fence}md`, '::: tip A', '## B {#b}', ':::', fence.replace('- ', '  ')];
    expect(normalized(...lines, '## C {#c}')).toEqual([...lines, '## C \\{#c}']);
  });

  it('only end with as many characters of the same kind, and nothing after', () => {
    for (const inner of ['```', '~~~~', '```` x']) {
      const lines = ['````', inner, '## A {#a}', '`````'];
      expect(normalized(...lines, '## B {#b}')).toEqual([...lines, '## B \\{#b}']);
    }
  });

  it('are not opened by inline code', () => {
    expect(normalized('```js``` is code', '## A {#a}')[1]).toBe('## A \\{#a}');
  });
});

describe('heading IDs', () => {
  it('are escaped, so MDX does not read them as an expression', () => {
    expect(normalized('## A {#a-b}')).toEqual(['## A \\{#a-b}']);
    expect(normalized('## A {!overview}', '## B {#b !overview}')).toEqual([
      '## A \\{!overview}',
      '## B \\{#b !overview}',
    ]);
    expect(normalized('###### A {#中文}  ')).toEqual(['###### A \\{#中文}']);
    expect(normalized('## A {#a b}')).toEqual(['## A \\{#a b}']);
    expect(normalized('## A \\{#a}')).toEqual(['## A \\{#a}']);
    expect(normalized('> ## A {#a}', '- ## B {#b}', '        ### C {#c}')).toEqual([
      '> ## A \\{#a}',
      '- ## B \\{#b}',
      '        ### C \\{#c}',
    ]);
  });

  it('are only read at the end of a heading', () => {
    const lines = ['A {#a}', '## {x} A', '## A {#a} b', '#A {#a}', '## A {#}'];
    expect(normalized(...lines)).toEqual(lines);
  });
});

describe('any source', () => {
  const part = fc.constantFrom(
    ':::',
    '::::',
    'tip',
    'note',
    ' ',
    '{#a}',
    '## ',
    '```',
    '~~~',
    '\n',
    '- ',
    '> ',
    '[',
    ']',
    '\\',
    'word',
    '{',
    '}',
    '\t',
  );
  const source = fc.oneof(
    fc.array(part, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );

  it('keeps its number of lines', () => {
    fc.assert(
      fc.property(source, (text) => {
        expect(normalizeSource(text).text.split('\n')).toHaveLength(text.split('\n').length);
      }),
      fuzz(500),
    );
  });

  it('is unchanged in lines without ":::" or "{#"', () => {
    fc.assert(
      fc.property(source, (text) => {
        const after = normalizeSource(text).text.split('\n');
        const changed = text.split('\n').filter((line, index) => line !== after[index]);
        expect(changed.filter((line) => !line.includes(':::') && !line.includes('{#'))).toEqual([]);
      }),
      fuzz(500),
    );
  });

  it('is the same when normalized again', () => {
    fc.assert(
      fc.property(source, (text) => {
        const once = normalizeSource(text).text;
        expect(normalizeSource(once).text).toBe(once);
      }),
      fuzz(500),
    );
  });
});

it("keeps offsets in the author's source", () => {
  const source = '::: tip A title\n\n## One {#one}\n\n:::\n\n## Two {#two}\n';
  const tree = parse(normalizeSource(source).text, 'mdx');
  restoreOffsets(tree, source);
  const starts: string[] = [];
  walk(tree, ({ type, position }) => {
    if (type === 'heading') starts.push(source.slice(position!.start.offset).slice(0, 6));
  });
  expect(starts).toEqual(['## One', '## Two']);
});
