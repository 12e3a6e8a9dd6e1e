import { describe, expect, it } from 'vitest';
import { compileMd, compileMdx } from '../../site/temp-site.fixture.ts';

const ALLOWED = {
  allowedOrigins: {
    images: ['https://img.example'],
    frames: ['https://frame.example'],
    media: ['https://media.example'],
  },
};

describe('reports what the policy blocks, with the line and a fix', () => {
  it.each([
    ['a script', '<script src="/x.js"></script>', '<script> on a page has no effect', 'React component'],
    ['a stylesheet in the page', '<style>{`p{}`}</style>', '<style> on a page has no effect', '.css file'],
    ['an object', '<object data="/x.pdf"></object>', '<object> on a page has no effect', 'link to the file'],
    ['an embedded file', '<embed src="/x.pdf" />', '<embed> on a page has no effect', 'link to the file'],
    ['a base', '<base href="/x/" />', '<base> on a page has no effect', 'Write each link'],
    ['a handler', '<b onclick="x()">a</b>', 'onclick= on <b> never runs', 'React component'],
    [
      'a handler with a React name',
      '<b onClick="x()">a</b>',
      'onclick= on <b> never runs',
      'React component',
    ],
    ['a script in a link', '[a](javascript:x)', 'href="javascript:…" on <a> does nothing', 'Link to a page'],
    [
      'a script in a link with spaces',
      '<area href={" java\\tscript:x"} />',
      'href="javascript:…" on <area>',
      'Link to a page',
    ],
    [
      'a script in a link in a React part',
      '<a href="javascript:x" id={1 + 1}>a</a>',
      'href="javascript:…"',
      'Link to a page',
    ],
    [
      'a frame',
      '<iframe src="https://a.example/x"></iframe>',
      'forbids https://a.example',
      '`allowedOrigins.frames`',
    ],
    [
      'a frame that shows this site',
      '<iframe src="/x"></iframe>',
      'A frame can only show another site',
      'Link to the page',
    ],
    [
      'a frame with text',
      '<iframe srcdoc="x"></iframe>',
      'A frame can only show another site',
      'Link to the page',
    ],
    ['an image', '![a](https://a.example/x.png)', 'forbids https://a.example', '`allowedOrigins.images`'],
    ['an image without a scheme', '![a](//a.example/x.png)', 'forbids https://a.example', 'next to the page'],
    ['a data URL', '![a](data:image/png;base64,AAAA)', 'forbids data:', 'next to the page'],
    [
      'one of several images',
      '<img srcset="/a.png 1x, https://a.example/b.png 2x" alt="" />',
      'b.png"',
      'images',
    ],
    ['a poster', '<video poster="https://a.example/x.png"></video>', 'The image "https://a.', 'images'],
    ['a video', '<video src="https://a.example/x.mp4"></video>', 'The media file', '`allowedOrigins.media`'],
    ['a form', '<form action="https://a.example"></form>', 'cannot submit to another site', 'Link'],
    [
      'a stylesheet',
      '<link rel="stylesheet" href="https://a.example/x.css" />',
      'A stylesheet from',
      '.css file',
    ],
  ])('%s', async (_, source, what, fix) => {
    const { problems } = await compileMdx(`# P\n\n${source}\n`, {}, ALLOWED);
    expect(problems).toMatchObject([
      {
        level: 'error',
        file: 'docs/page.mdx',
        line: 3,
        what: expect.stringContaining(what),
        fix: expect.stringContaining(fix),
      },
    ]);
  });

  it('reports it in plain Markdown and in a fragment, under the file it is written in', async () => {
    const plain = await compileMd('# P\n\na <b onclick="x()">b</b>\n\n<script>x()</script>\n');
    expect(plain.problems.map(({ line, what }) => [line, what.slice(0, 10)])).toEqual([
      [3, 'onclick= o'],
      [5, '<script> o'],
    ]);
    const page = await compileMdx("import Part from './_part.mdx'\n\n# P\n\n<Part />\n", {
      'docs/_part.mdx': 'a\n\n<b onclick="x()">b</b>\n',
    });
    expect(page.problems).toMatchObject([{ file: 'docs/_part.mdx', line: 3 }]);
  });

  it('reports it in a component of the theme', async () => {
    const { problems } = await compileMdx(
      'import { Diagram, LinkCard } from \'@theme\'\n\n# P\n\n<LinkCard href="javascript:x" title="a" />\n\n<Diagram src="https://a.example/a.svg" alt="a" />\n',
    );
    expect(problems.map(({ line, what }) => [line, what.slice(0, 12)])).toEqual([
      [5, 'href="javasc'],
      [7, 'The image "h'],
    ]);
  });
});

describe('does not report', () => {
  it.each([
    ['an image of an allowed site', '![a](https://img.example/x.png)'],
    ['a frame of an allowed site', '<iframe src="https://frame.example/x" title="a"></iframe>'],
    ['a video of an allowed site', '<video><source src="https://media.example/x.mp4" /></video>'],
    ['data for search engines', '<script type="application/ld+json">{`{}`}</script>'],
    ['a React handler', '<b onClick={() => 1}>a</b>'],
    ['words', '<b title="javascript: a language">javascript: a</b> `<script>`'],
    ['links to other sites', '[a](https://a.example) [b](mailto:a@b.example)'],
  ])('%s', async (_, source) => {
    const { problems } = await compileMdx(`# P\n\n${source}\n`, {}, ALLOWED);
    expect(problems).toEqual([]);
  });
});

it.each(['Two.', 'www.a.example'])('reports a tag that is not closed once, before %s', async (next) => {
  const { problems } = await compileMd(`# P\n\nAn <a href="javascript:x">open tag.\n\n${next}\n`);
  expect(problems.map(({ line }) => line)).toEqual([3]);
});
