import { expect, test } from 'vitest';
import type { DeclaredOption } from '../../proof/declared/declared-options.ts';
import { knownErrors } from './known-errors.ts';
import { knownOptions } from './known-options.ts';

const PAGE = `# Error index

### \`Unknown option\`

\`\`\`console
$ npx rslib --out-dir lib
error   CACError: Unknown option
\`\`\`

\`\`\`console
$ npx rslib --dist-path lib
ready   built in 0.10s
\`\`\`

See \`npx rslib --help\`, or \`Invalid inspect mode\`.

### Notes without a message

### More messages

| Message | Cause and fix |
| - | - |
| \`lib is not iterable\` | \`lib\` is an object. |
| \`a \\| b\`, then \`c\` | Two. |
`;

test('reads messages from headings, outputs, sentences and tables', () => {
  const page = {
    route: '/guide/faq/errors',
    title: '',
    description: '',
    markdown: PAGE,
    ids: ['one', 'two', 'more'],
  };
  const errors = knownErrors([page, { ...page, route: '/guide/faq/features' }]);
  expect(errors.map(({ page: at, fragments, printed }) => ({ at, fragments, printed }))).toEqual([
    {
      at: '/guide/faq/errors#one',
      fragments: ['Unknown option', 'Invalid inspect mode'],
      printed: ['error   CACError: Unknown option'],
    },
    { at: '/guide/faq/errors#more', fragments: ['lib is not iterable'], printed: [] },
    { at: '/guide/faq/errors#more', fragments: ['a | b', 'c'], printed: [] },
  ]);
  expect(errors[1]?.text).toBe('`lib` is an object.');
});

const declared = (name: string, type: string, more: Partial<DeclaredOption> = {}): DeclaredOption => ({
  name,
  types: [type],
  unknownTypes: [],
  defaultTag: undefined,
  isDeprecated: false,
  isOwn: false,
  isOverride: false,
  isShared: false,
  ...more,
});

test('writes each option once, with its place, section, flag and default', () => {
  const own = { isOwn: true, defaultTag: "'tag'" };
  const options = knownOptions({
    declared: [
      declared('lib.dts', 'object | boolean', own),
      declared('lib.dts.bundle', 'boolean', own),
      declared('lib.id', 'string', own),
      declared('lib.output', 'object', own),
      declared('lib.output.minify', 'boolean'),
      declared('dts', 'object | boolean', own),
      declared('dts.bundle', 'boolean', own),
      declared('output', 'object', { isDeprecated: true }),
      declared('output.minify', 'boolean', { defaultTag: 'true' }),
      declared('output.distPath', 'Other | object', { unknownTypes: ['Other'] }),
      declared('output.distPath.root', 'string'),
      declared('root', 'string'),
      declared('_meta', 'string'),
    ],
    claims: [],
    flags: ['--output', '--minify', '--no-minify', '--root', '--bundle', '-w'],
    inspectedDefault: (name) => (name === 'output.distPath.root' ? "'dist'" : undefined),
    sinceOf: (name) => (name === 'lib.dts' ? '0.1' : undefined),
    otherNames: new Map([['dts', ['types']]]),
    sections: new Map([
      ['lib', '/config/lib/'],
      ['lib.dts', '/config/lib/dts'],
      ['output', '/config/rsbuild/output'],
    ]),
  });
  const dts = { type: 'object | boolean', page: '/config/lib/dts', place: 'both' };
  expect(options).toEqual([
    { name: 'lib.dts', ...dts, default: "'tag'", since: '0.1', otherNames: ['types'], isClosed: true },
    { name: 'lib.dts.bundle', ...dts, type: 'boolean', default: "'tag'" },
    { name: 'lib.id', type: 'string', default: "'tag'", page: '/config/lib/', place: 'item' },
    {
      name: 'output',
      type: 'object',
      isDeprecated: true,
      page: '/config/rsbuild/output',
      place: 'both',
      isClosed: true,
    },
    {
      name: 'output.minify',
      type: 'boolean',
      flag: '--minify, --no-minify',
      page: '/config/rsbuild/output',
      place: 'both',
    },
    { name: 'output.distPath', type: 'Other | object', page: '/config/rsbuild/output', place: 'top' },
    {
      name: 'output.distPath.root',
      type: 'string',
      default: "'dist'",
      page: '/config/rsbuild/output',
      place: 'top',
    },
    { name: 'root', type: 'string', flag: '--root', page: '/config/rsbuild/', place: 'top' },
  ]);
});
