import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { labHelp } from './help.ts';

declare const __ENGINE_ROOT__: string;

const docsDir = path.join(__ENGINE_ROOT__, 'docs');
const pages = {
  folder: docsDir,
  routeOf: (file: string) => `/${path.relative(docsDir, file).replace('.mdx', '')}`,
};
const { help, sources } = labHelp(pages, path.join(__ENGINE_ROOT__, 'examples'));

it('links options to the section that is about them', () => {
  expect(help.pages).toMatchObject({
    'lib.format': expect.stringMatching(/^\/config\/lib\/format/) as string,
    'lib.dts.bundle': expect.stringMatching(/^\/config\/lib\/dts#/) as string,
    'output.target': '/config/rsbuild/output#outputtarget',
  });
});

it('knows the messages of the error index by the parts that do not change', () => {
  expect(help.errors).toContainEqual({
    parts: ['Glob pattern', 'is not supported when "bundle" is "true"'],
    title: 'Glob pattern … is not supported when "bundle" is "true"',
    page: '/guide/faq/errors#entry-glob',
  });
});

it('knows the messages of every page that the error index leads to', () => {
  expect(help.errors).toContainEqual({
    parts: ["Module not found: Can't resolve"],
    title: "Module not found: Can't resolve",
    page: '/guide/faq/source-errors#cannot-resolve',
  });
  expect(help.errors).toContainEqual({
    parts: ['Unable to analyze the export'],
    title: 'Unable to analyze the export',
    page: '/guide/faq/declaration-errors#unable-to-analyze',
  });
});

it('has no options where Rslib is not installed', () => {
  expect(labHelp(pages, path.join(docsDir, 'nowhere')).help.options).toEqual([]);
});

it('names the files that it was read from', () => {
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.every((file) => existsSync(file))).toBe(true);
});
