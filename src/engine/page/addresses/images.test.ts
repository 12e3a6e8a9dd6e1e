import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileMdx, problemTexts, staticHtml, tempSite } from '../../site/temp-site.fixture.ts';

/** Creates just enough of a PNG to read its size. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(45);
  bytes.write('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const files = {
  'docs/a photo.png': png(640, 480),
  'docs/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30.4 20"></svg>',
  'docs/sizeless.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'docs/public/logo.png': png(32, 16),
};
const imagesOf = async (source: string, settings = {}) => {
  const page = await compileMdx(source, files, settings);
  return { ...page, images: staticHtml(page).match(/<img[^>]*>/g) ?? [] };
};
const HASH = '[\\w-]{8}';

describe('images', () => {
  it('next to the page become hashed assets with their size', async () => {
    const { images, assets, dependencies, problems } = await imagesOf('![Alt "q"](<./a photo.png>)');
    expect(problems).toEqual([]);
    expect(images).toHaveLength(1);
    expect(images[0]).toMatch(
      new RegExp(
        `^<img src="/assets/a-photo-${HASH}\\.png" alt="Alt &#x22;q&#x22;" width="640" height="480" decoding="async">$`,
      ),
    );
    expect(assets).toHaveLength(1);
    expect(images[0]).toContain(`src="/${assets[0]?.output}"`);
    expect(assets.every(({ file }) => dependencies.has(file) && path.isAbsolute(file))).toBe(true);
  });

  it('have names that depend on their content', async () => {
    const outputOf = async (bytes: Uint8Array) =>
      (await compileMdx('![](./x.png)', { 'docs/x.png': bytes })).assets[0]?.output;
    const first = await outputOf(png(1, 2));
    expect(await outputOf(png(1, 2))).toBe(first);
    expect(await outputOf(png(1, 3))).not.toBe(first);
  });

  it('in the public folder are served from there', async () => {
    const { images, assets } = await imagesOf('![](/logo.png)', { base: '/docs/' });
    expect(images).toEqual(['<img src="/docs/logo.png" alt="" width="32" height="16" decoding="async">']);
    expect(assets).toEqual([]);
  });

  it('[C8] are served from the asset host if the site has one', async () => {
    const { images } = await imagesOf('![](/logo.png)![](./drawing.svg)', {
      base: '/docs/',
      assetHost: 'https://cdn.example',
    });
    expect(images[0]).toContain('src="https://cdn.example/logo.png"');
    expect(images[1]).toContain('src="https://cdn.example/assets/drawing-');
  });

  it('in SVG use the size of their viewBox, rounded', async () => {
    expect((await imagesOf('![](./drawing.svg)')).images[0]).toContain('width="30" height="20"');
  });

  it('from an allowed site are left unchanged', async () => {
    const allowedOrigins = { images: ['https://a.b'] };
    const { images, problems } = await imagesOf('![](https://a.b/c.png)', { allowedOrigins });
    expect(images.map((image) => /src="([^"]*)"/.exec(image)?.[1])).toEqual(['https://a.b/c.png']);
    expect(problems).toEqual([]);
  });

  it('load lazily after the first, unless the author says otherwise', async () => {
    const { images } = await imagesOf(
      '![](/logo.png)\n\n![](/logo.png)\n\n<img src="/logo.png" alt="" loading="eager" />',
    );
    expect(images.map((image) => /loading="([^"]*)"/.exec(image)?.[1])).toEqual([undefined, 'lazy', 'eager']);
  });

  it('keep their aspect ratio if the author gives one side, and the size if both are given', async () => {
    const { images } = await imagesOf(
      [
        '<img src="./a photo.png" alt="" width="320" />',
        '<img src="./a photo.png" alt="" height={120} />',
        '<img src="./a photo.png" alt="" width="10" height="10" />',
        '<img src="./a photo.png" alt="" width="50%" />',
      ].join('\n\n'),
    );
    const sizes = images.map((image) =>
      ['width', 'height'].map((side) => new RegExp(`${side}="([^"]*)"`).exec(image)?.[1]),
    );
    expect(sizes).toEqual([
      ['320', '240'],
      ['160', '120'],
      ['10', '10'],
      ['50%', undefined],
    ]);
  });
});

describe('invalid images', () => {
  it('are reported if they do not exist', async () => {
    const { problems } = await imagesOf('a\n\n![](./a%20phto.png)\n\n![](/logo.pgn)\n\n![](./none/x.png)');
    expect(problemTexts(problems)).toEqual([
      'docs/page.mdx:3:1 The image "./a%20phto.png" does not exist.',
      'docs/page.mdx:5:1 The image "/logo.pgn" does not exist.',
      'docs/page.mdx:7:1 The image "./none/x.png" does not exist.',
    ]);
    expect(problems.map(({ didYouMean }) => didYouMean)).toEqual(['"a photo.png"', '"/logo.png"', undefined]);
  });

  it('are reported if they are folders or empty', async () => {
    const site = tempSite({ 'docs/page.mdx': '![](./pictures)\n\n![](./)\n\n![]()' });
    mkdirSync(path.join(site.docsDir, 'pictures'));
    const { problems } = await site.compile('page.mdx');
    expect(problemTexts(problems)).toEqual([
      'docs/page.mdx:1:1 The image "./pictures" does not exist.',
      'docs/page.mdx:3:1 The image "./" does not exist.',
      'docs/page.mdx:5:1 The image "" does not exist.',
    ]);
    expect(existsSync(path.join(site.docsDir, 'pictures'))).toBe(true);
  });

  it('are shown with a warning if their size cannot be read', async () => {
    const { problems, images } = await compileMdx('![](./sizeless.svg)\n\n![](./bad.png)', {
      ...files,
      'docs/bad.png': 'no image',
    }).then((page) => ({ ...page, images: staticHtml(page).match(/<img/g) }));
    expect(problems.map(({ level, line }) => [level, line])).toEqual([
      ['warning', 1],
      ['warning', 3],
    ]);
    expect(images).toHaveLength(2);
  });
});
