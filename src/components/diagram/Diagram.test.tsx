import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Diagram } from './Diagram.tsx';

const html = renderToStaticMarkup(<Diagram src="/a.svg" alt="What it says." width={520} height={300} />);
const images = html.match(/<img[^>]*>/g) ?? [];

describe('Diagram', () => {
  it('renders one file in two color schemes, each with alt text and size', () => {
    expect(images.map((image) => / src="([^"]*)"/.exec(image)?.[1])).toEqual(['/a.svg', '/a.svg#dark']);
    for (const image of images) expect(image).toContain('alt="What it says." width="520" height="300"');
  });

  it('gives the zoom the address of the dark variant', () => {
    expect(images.map((image) => /data-zoom-src="([^"]*)"/.exec(image)?.[1])).toEqual([
      undefined,
      '/a.svg#dark',
    ]);
  });

  it('triggers no preload and has no style attribute', () => {
    expect(html).toMatch(/^<figure class="diagram themed"><img[^>]*><img[^>]*><\/figure>$/);
    expect(html).not.toContain('style=');
  });
});
