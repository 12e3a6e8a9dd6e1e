import { expect, test } from 'vitest';
import { problemTexts, staticHtml, tempSite } from '../../engine/site/temp-site.fixture.ts';
import type { ConfiguredSite } from '../../engine/config/load.ts';
import type { LabParts } from '../../lab/build/lab-parts.ts';
import { learnExtension } from './learn.ts';

const LAB: LabParts = {
  missing: undefined,
  addresses: () =>
    Promise.resolve({ manifest: '/assets/lab.json', doctor: { worker: '/doctor.js', transferSize: 1 } }),
  files: () => Promise.resolve([]),
  packages: () => Promise.resolve([]),
};
const PAGE = "import { Lesson } from '@theme';\n\n# One\n\nA task.\n\n<Lesson />\n";
const YAML = `start:
  src/index.ts: const start = 1;
  old.txt: old
solution:
  src/index.ts: const solved = 1;
  old.txt: null
checks:
  - name: one
    expect: [{ file: dist/index.js }]
    hint: One.
    more: More.
    answer: { a.txt: secret }
  - name: two
    expect: [{ file: dist/b.js }]
    hint: Two.
    more: More.
    answer: { a.txt: secret }
`;

const compile = (files: Record<string, string> = {}, lab = LAB) =>
  tempSite(
    {
      'docs/learn/one.mdx': PAGE,
      'docs/learn/two.mdx': '# Two\n',
      'docs/learn/one.lesson.yaml': YAML,
      'docs/learn/two.lesson.yaml': YAML,
      'docs/learn/one.recording.json': '{"dist/index.js": "const written = 1;"}',
      'docs/learn/_meta.json': '["one", { "type": "section-header", "label": "Part" }, "two"]',
      ...files,
    },
    {},
    [learnExtension('/', lab)],
  ).compile('learn/one.mdx');

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

test('the page has every step for readers without scripts, and so has its Markdown', async () => {
  const page = await compile();
  const html = textOf(staticHtml(page));
  for (const text of ['const start = 1', 'const solved = 1', 'Delete old.txt', 'const written = 1']) {
    expect(html).toContain(text);
    expect(page.markdown.replaceAll('`', '')).toContain(text);
  }
});

test('the script gets the projects, the checks and the order of the lessons, but no wrong answers', async () => {
  const { assets } = await compile();
  const data = JSON.parse(
    assets.find(({ output }) => output.startsWith('assets/lesson-one-'))!.content!,
  ) as object;
  expect(data).toMatchObject({
    id: 'one',
    start: { 'old.txt': 'old' },
    solution: { 'src/index.ts': 'const solved = 1;' },
    checks: [{ name: 'one' }, { name: 'two' }],
    recorded: { 'dist/index.js': 'const written = 1;' },
    lessons: ['/learn/one', '/learn/two'],
  });
  expect(JSON.stringify(data)).not.toContain('secret');
  expect(data).toHaveProperty('solution', { 'src/index.ts': 'const solved = 1;' });
});

test('a change of the checks changes the digest, one of the hints does not', async () => {
  const digestOf = async (yaml: string) => {
    const { assets } = await compile({ 'docs/learn/one.lesson.yaml': yaml });
    const { content } = assets.find(({ output }) => output.includes('lesson-one-'))!;
    return (JSON.parse(content!) as { digest: string }).digest;
  };
  const before = await digestOf(YAML);
  expect(await digestOf(YAML.replace('hint: One.', 'hint: Other.'))).toBe(before);
  expect(await digestOf(YAML.replace('dist/b.js', 'dist/c.js'))).not.toBe(before);
});

test.each([
  [
    'data with a mistake',
    { 'docs/learn/one.lesson.yaml': `${YAML}tipes: true\n` },
    'docs/learn/one.lesson.yaml:18:1 Unknown key `tipes`.',
  ],
  [
    'a broken recording',
    { 'docs/learn/one.recording.json': '{' },
    'docs/learn/one.recording.json The recording is not valid JSON.',
  ],
  [
    'too many words',
    { 'docs/learn/one.mdx': `${PAGE}\n${'word '.repeat(200)}\n` },
    'docs/learn/one.mdx:7:1 The lesson is 3 words too long.',
  ],
])('%s is a problem', async (_, files, message) => {
  const { problems } = await compile(files);
  expect(problemTexts(problems).join('\n')).toContain(message);
});

test('without an installed lab, the page says how to install it, and keeps the steps', async () => {
  const html = staticHtml(await compile({}, { ...LAB, missing: 'npm ci' }));
  expect(html).toContain('<code>npm ci</code>');
  expect(textOf(html)).toContain('const start = 1');
  expect(html).not.toContain('script-place');
});

test('a lesson without a build needs no recording', async () => {
  const page = await compile({
    'docs/learn/one.lesson.yaml': `builds: false\n${YAML.replaceAll('file: dist', 'field: dist')}`,
    'docs/learn/one.recording.json': '{',
  });
  const html = staticHtml(page);
  expect(page.problems).toEqual([]);
  expect(textOf(html)).toContain('const solved = 1');
  expect(textOf(html)).not.toContain('What Rslib writes');
  expect(page.markdown).toContain('Nothing is built.');
});

test('each lesson is isolated, and no other page', () => {
  const { docsDir } = tempSite({ 'docs/learn/one.lesson.yaml': YAML, 'docs/learn/index.md': '# Learn\n' });
  const headers = (folder: string) =>
    learnExtension('/', LAB).headers!({ docsDir: folder } as ConfiguredSite);
  expect(headers(docsDir)).toEqual([
    { path: '/learn/one', headers: expect.objectContaining({ 'cross-origin-opener-policy': 'same-origin' }) },
  ]);
  expect(headers(`${docsDir}/none`)).toEqual([]);
});
