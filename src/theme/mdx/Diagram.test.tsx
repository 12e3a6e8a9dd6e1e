import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Diagram } from './Diagram.tsx';

const html = renderToStaticMarkup(<Diagram src="/a.svg" alt="What it says." width={520} height={300} />);
const images = html.match(/<img[^>]*>/g) ?? [];

describe('Diagram', () => {
  it('is one file in two colours, each with its words and its size', () => {
    expect(images.map((image) => / src="([^"]*)"/.exec(image)?.[1])).toEqual(['/a.svg', '/a.svg#dark']);
    for (const image of images) expect(image).toContain('alt="What it says." width="520" height="300"');
  });

  it('tells the zoom which of them it is', () => {
    expect(images.map((image) => /data-zoom-src="([^"]*)"/.exec(image)?.[1])).toEqual([
      undefined,
      '/a.svg#dark',
    ]);
  });

  it('asks for no preload, and needs no style attribute', () => {
    expect(html).toMatch(/^<figure class="diagram"><img[^>]*><img[^>]*><\/figure>$/);
    expect(html).not.toContain('style=');
  });
});
