import { describe, expect, it } from 'vitest';
import { decodeShare, encodeShare } from './share.ts';

const USUAL = {
  'src/index.ts': `export type Bounds = { min: number; max: number };

/** Keep every value inside the bounds. */
export function clampAll(list: number[], { min, max }: Bounds): number[] {
  return list.map((n) => Math.min(Math.max(n, min), max));
}
`.repeat(4),
  'src/format.ts': 'export const format = (value: number): string => `${value.toFixed(2)} px`;\n'.repeat(8),
  'rslib.config.ts': `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }, { format: 'umd', umdName: 'clampKit' }],
});
`,
  'package.json':
    '{ "name": "clamp-kit", "version": "1.0.0", "type": "module", "exports": "./dist/index.js" }\n',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "module": "ESNext", "moduleResolution": "bundler" } }\n',
};

describe('a project in a hash', () => {
  it('survives the round trip with any characters', async () => {
    const files = { 'src/index.ts': 'const a = "漢字 😀 \u2028";\r\n', 'empty.css': '' };
    expect(await decodeShare(await encodeShare(files))).toEqual({ files });
    expect(await decodeShare(await encodeShare(USUAL))).toEqual({ files: USUAL });
  });

  it('takes less than 2,000 characters for a usual project, none of which has to be escaped', async () => {
    const hash = await encodeShare(USUAL);
    expect(hash).toMatch(/^#v1\.[\w-]+$/);
    expect(hash.length).toBeLessThan(2000);
  });

  it('is not any other hash', async () => {
    for (const hash of ['', '#', '#how-it-works', '#v1', '#v1.2.3', '#version.a'])
      expect(await decodeShare(hash)).toBeUndefined();
  });

  it('says that a truncated link is incomplete, wherever it was cut', async () => {
    const hash = await encodeShare(USUAL);
    for (let end = '#v1.'.length; end < hash.length; end += 7)
      expect(await decodeShare(hash.slice(0, end))).toEqual({
        problem: [expect.stringContaining('link is incomplete') as string],
      });
  });

  it('says that a link is from another version', async () => {
    expect(await decodeShare('#v2.q1bKKy3OTy1WslJQMlDSUVACsg3BbEMg2wjMNgKyjZVqAQ')).toEqual({
      problem: [expect.stringContaining('another version') as string],
    });
  });

  it('does not accept a path that leaves the project', async () => {
    expect(await decodeShare(await encodeShare({ '../../x': '' }))).toEqual({
      problem: [expect.stringContaining('leaves the project') as string, { file: '../../x' }],
    });
  });

  it('stops unpacking a link that expands beyond the limit', async () => {
    const hash = await encodeShare({ 'a.ts': 'x'.repeat(8_000_000) });
    expect(hash.length).toBeLessThan(20_000);
    expect(await decodeShare(hash)).toEqual({
      problem: ['The project in the link is too large for the lab.'],
    });
  });
});
