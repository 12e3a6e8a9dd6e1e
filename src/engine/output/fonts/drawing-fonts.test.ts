import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { glyphWidths } from '../cards/glyph-widths.ts';
import { addFontsToDrawings } from './drawing-fonts.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'drawings-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function drawn(svg: string): Promise<string> {
  writeFileSync(path.join(folder, 'a.svg'), svg);
  await addFontsToDrawings(folder, ['a.svg', 'b.png'], { cacheDir: folder });
  return readFileSync(path.join(folder, 'a.svg'), 'utf8');
}

test('a drawing gets the fonts that it names, with the letters of its text', async () => {
  const svg = await drawn(
    '<svg><title>Q</title><!-- Z --><style>text{font:15px site-text,serif}</style><text>a &lt; b</text></svg>',
  );
  const [, family, base64] = /@font-face\{font-family:([\w-]+);.*?base64,([^)]+)\)/.exec(svg) ?? [];
  expect(family).toBe('site-text');
  const width = glyphWidths(Buffer.from(base64!, 'base64'));
  expect([...'a<b'].filter((letter) => width(letter) === undefined)).toEqual([]);
  expect([...'QZt&;'].filter((letter) => width(letter) !== undefined)).toEqual([]);
  expect(svg).not.toContain('site-code');
});

test('other images stay as they are', async () => {
  const plain = '<svg><style>text{font-family:serif}</style><text>a</text></svg>';
  expect(await drawn(plain)).toBe(plain);
});
