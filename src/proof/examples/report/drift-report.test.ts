import { expect, test } from 'vitest';
import { describeDrift, type Drift, driftReport } from './drift-report.ts';

const at = (file: string, line: number, what: string) => ({ level: 'error' as const, file, line, what });
const nothing: Drift = {
  release: '@rslib/core@2.0.0',
  usual: { '@rslib/core': '1.0.1', typescript: '7.0.2' },
  other: { '@rslib/core': '2.0.0', typescript: '7.0.2' },
  examples: [],
  options: [],
  types: [],
};
const drift: Drift = {
  ...nothing,
  examples: [
    at('docs/b.mdx', 3, 'It prints (- page, + real):\n    - one\n    + two'),
    at('docs/a.mdx', 12, 'x'),
  ],
  options: [at('docs/a.mdx', 9, 'another default'), at('docs/a.mdx', 9, 'another default')],
  types: [at('docs/a.mdx', 5, 'another type')],
};

test('reports a change on several pages once, with all places', () => {
  const many = ['docs/c.mdx', 'docs/a.mdx', 'docs/b.mdx'].map((file, index) =>
    at(file, index + 1, 'a\n    - b'),
  );
  const common = { ...nothing, types: [...many, at('docs/a.mdx', 7, 'only here')] };
  expect(describeDrift(common)).toBe(
    [
      'With @rslib/core@2.0.0, 2 things on 3 pages are different.',
      '',
      'On docs/a.mdx:2, docs/b.mdx:3, docs/c.mdx:1',
      '  a\n         - b',
      '',
      'docs/a.mdx',
      '  7: only here',
    ].join('\n'),
  );
  const report = driftReport(common);
  expect(report).toContain(
    '## Several pages\n\n- On docs/a.mdx:2, docs/b.mdx:3, docs/c.mdx:1: a\n\n  ~~~~~diff\n  - b\n',
  );
  expect(report).toContain('| docs/a.mdx |  |  | 1 |\n\n### docs/a.mdx\n\n- Line 7: only here\n');
  expect(report).not.toContain('### docs/b.mdx');
});

test('leaves durations out, so equal reports do not differ', () => {
  const at1 = driftReport({ ...nothing, examples: [at('docs/a.mdx', 1, 'prints:\n    built in 0.59s')] });
  const at2 = driftReport({ ...nothing, examples: [at('docs/a.mdx', 1, 'prints:\n    built in 1.2 s')] });
  expect(at1).toBe(at2);
});

test('lists differences by page, each once, in line order', () => {
  expect(describeDrift(drift)).toBe(
    [
      'With @rslib/core@2.0.0, 4 things on 2 pages are different.',
      '',
      'docs/a.mdx',
      '  5: another type',
      '  9: another default',
      '  12: x',
      '',
      'docs/b.mdx',
      '  3: It prints (- page, + real):\n         - one\n         + two',
    ].join('\n'),
  );
  expect(describeDrift(nothing)).toBe('With @rslib/core@2.0.0, nothing that the pages show is different.');
  expect(describeDrift({ ...nothing, types: drift.types })).toContain('1 thing on 1 page is different');
});

test('says in the saved report what was compared and what there is to do', () => {
  expect(driftReport(drift)).toBe(`# @rslib/core@2.0.0

Written by \`npm run examples -- --with @rslib/core@2.0.0 --report FILE\`; run it again instead of editing it.

With @rslib/core@2.0.0, 4 things on 2 pages are different.

| package | the pages are about | compared with |
| --- | --- | --- |
| @rslib/core | 1.0.1 | 2.0.0 |

## Page by page

| page | outputs and errors | options and flags | types on hover |
| --- | --- | --- | --- |
| docs/a.mdx | 1 | 1 | 1 |
| docs/b.mdx | 1 |  |  |

### docs/a.mdx

- Line 5: another type

- Line 9: another default

- Line 12: x

### docs/b.mdx

- Line 3: It prints (- page, + real):

  ~~~~~diff
  - one
  + two
  ~~~~~
`);
  expect(driftReport(nothing)).not.toContain('| page');
});
