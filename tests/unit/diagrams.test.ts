import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/public/diagrams');
const tokens = readFileSync(path.join(root, 'src/theme/styles/tokens.css'), 'utf8');

/** Returns a color token. An SVG in an image cannot use the page's tokens, so it repeats those it needs. */
function tokenOf(name: string): { light: string | undefined; dark: string | undefined } {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((oklch\\([^)]*\\)), (oklch\\([^)]*\\))\\)`).exec(tokens) ?? [];
  return { light, dark };
}

describe.each(readdirSync(folder))('docs/public/diagrams/%s', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const colorsIn = (selector: string) => {
    const [, block = ''] = new RegExp(`${selector} \\{([^}]*)\\}`).exec(text) ?? [];
    return [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, key, value]) => [key!, value!] as const);
  };

  it("uses the site's colors in both themes, and no others", () => {
    const light = colorsIn(':root');
    const dark = colorsIn(':target');
    expect(light.length).toBeGreaterThan(0);
    expect(light).toEqual(light.map(([key]) => [key, tokenOf(key).light]));
    expect(dark).toEqual(light.map(([key]) => [key, tokenOf(key).dark]));
    const [, rules = ''] = /:target \{[^}]*\}(.*)<\/style>/s.exec(text) ?? [];
    for (const [, paint] of rules.matchAll(/(?:fill|stroke): ([^;]+);/g))
      expect(paint).toMatch(/^(var\(|none$)/);
  });

  it('has no text below 13 px and its own background', () => {
    const sizes = [...text.matchAll(/font(?:-size)?: (\d+)px/g)].map(([, size]) => Number(size));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(text) ?? [];
    expect(text).toContain(`width="${width}" height="${height}" viewBox=`);
    expect(text).toContain(`<rect class="page" width="${width}" height="${height}"`);
  });

  it('has a title and loads nothing external', () => {
    expect(text).toMatch(/<title>.+<\/title>/);
    expect(text).not.toMatch(/href|url\(|@import|<script|style=/);
  });
});
