import { expect, it } from 'vitest';
import { own } from './finding.ts';
import { markdownReport } from './markdown-report.ts';
import type { Examination } from './examination.ts';

const EXAMINATION: Examination = {
  name: 'kit',
  version: '1.0.0',
  verdict: 'kit 1.0.0 does not work for everybody: 1 error.',
  findings: [
    own({
      code: 'doctor/unlisted-import',
      file: 'dist/index.js',
      what: '`range-kit` is imported, and no field lists it.',
      fix: {
        in: 'package.json',
        changes: [
          { path: ['dependencies', 'range-kit'], value: '^1.0.0' },
          { path: ['main'], value: undefined },
        ],
      },
    }),
    own({
      code: 'doctor/no-license',
      file: 'package.json',
      field: 'license',
      what: 'No license.',
      fix: { in: 'elsewhere', how: 'Add `LICENSE`.' },
    }),
  ],
  table: [{ entry: '.', files: { import: 'dist/index.js' } }],
  proposal: [],
  manifest: '{}',
  proposed: '{}',
  remaining: [],
  sizes: [{ file: 'dist/index.js', bytes: 1234 }],
};

it('has the verdict, the table, each finding with its fix and its page, and the size', () => {
  expect(markdownReport(EXAMINATION, 'https://a.example/docs/'))
    .toBe(`# kit 1.0.0 does not work for everybody: 1 error.

| Entry point | import | require | bundler | TypeScript ES modules | TypeScript CommonJS | TypeScript bundler | TypeScript node10 |
| --- | --- | --- | --- | --- | --- | --- | --- |
| \`.\` | \`dist/index.js\` | no file | no file | no file | no file | no file | no file |

## Errors

- **\`range-kit\` is imported, and no field lists it.** (\`dist/index.js\`, [\`doctor/unlisted-import\`](https://a.example/docs/guide/publish/findings#unlisted-import))

  In \`package.json\`:

  \`\`\`json
  "dependencies": {
    "range-kit": "^1.0.0"
  }
  \`\`\`

  Remove \`main\`.

## Suggestions

- **No license.** (\`package.json: license\`, [\`doctor/no-license\`](https://a.example/docs/guide/publish/findings#license))

  Add \`LICENSE\`.

1 file, 1,234 bytes unpacked
`);
});

it('writes hostile names as text', () => {
  const name = '`|</code><img src=x>\n# no';
  const [finding] = EXAMINATION.findings;
  const report = markdownReport(
    {
      ...EXAMINATION,
      table: [{ entry: name, files: {} }],
      findings: [{ ...finding!, file: name, what: `<b>${name.slice(1)}` }],
    },
    '/',
  );
  expect(report).not.toMatch(/^# no/m);
  expect(report).toContain(String.raw`| \`'\|</code><img src=x>\u{a}# no\` |`.replaceAll('\\`', '`'));
  expect(report).toContain(String.raw`**\<b\>\|\</code\>\<img src=x\>`);
});
