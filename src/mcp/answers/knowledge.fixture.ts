import { encodeIndex } from '../../model/search-index.ts';
import type { KnownOption, Knowledge } from '../model/knowledge.ts';

const option = (name: string, type: string, more: Partial<KnownOption> = {}): KnownOption => ({
  name,
  type,
  place: 'both',
  page: `/config/${name.replaceAll('.', '-')}`,
  ...more,
});

const OPTIONS: readonly KnownOption[] = [
  option('lib', 'LibConfig[]', { place: 'top' }),
  option('lib.id', 'string', { place: 'item' }),
  option('lib.format', "'esm' | 'cjs'", { flag: '--format' }),
  option('lib.dts', 'boolean | object', { isClosed: true, default: 'false', flag: '--dts, --no-dts' }),
  option('lib.dts.bundle', 'boolean | object'),
  option('lib.syntax', 'string | string[]', { otherNames: ['target', 'env'] }),
  option('lib.old', 'boolean', { place: 'item', isDeprecated: true }),
  option('output', 'object', { isClosed: true }),
  option('output.target', "'node' | 'web'"),
  option('server.open.target', 'string | string[]'),
  option('output.minify', 'boolean | object'),
  option('output.distPath', 'string | object', { isClosed: true }),
  option('output.distPath.root', 'string'),
  option('output.filename.js', 'string'),
  option('source', 'object', { isClosed: true }),
  option('source.entry', 'Record<string, string>'),
  option('plugins', '(Plugin | false)[]'),
  option('tools', 'object', { isClosed: true }),
  option('tools.js', 'string'),
];

const MARKDOWN = `# lib.dts

Writes declaration files.

\`\`\`sh
# not a heading
\`\`\`

## \`dts.bundle\`

One file.

### Deeper

Text.

## [Other](https://docs.example/x) parts

The end.
`;

/** What a small site would know. */
export const KNOWLEDGE: Knowledge = {
  version: '1.2.3',
  rslib: '1.0.1',
  site: 'https://docs.example/rslib',
  pages: [
    {
      route: '/config/lib/dts',
      title: 'lib.dts',
      description: 'Declaration files.',
      markdown: MARKDOWN,
      ids: ['dtsbundle', 'deeper', 'other'],
    },
    { route: '/config/', title: 'Options', description: '', markdown: '# Options\n', ids: [] },
  ],
  options: OPTIONS,
  errors: [
    {
      title: 'Unsupported format',
      page: '/guide/faq/errors#unsupported-format',
      fragments: ['Unsupported format'],
      printed: ['error   Unsupported format: es'],
      text: 'A format is esm or cjs.',
    },
    {
      title: 'Glob pattern',
      page: '/guide/faq/errors#entry-glob',
      fragments: ['Glob pattern … is not supported'],
      printed: ['error   Glob pattern "src/*" is not supported when "bundle" is "true"'],
      text: 'Name the files.',
    },
  ],
  index: encodeIndex('/', []),
};
