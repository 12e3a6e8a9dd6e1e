import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/desk/convert/convert.ts';
import { TOOLS } from '../../src/desk/tools/tools.ts';
import { readLiteralConfig } from '../../src/lab/page/config/literal-config.ts';

declare const __ENGINE_ROOT__: string;

interface Block {
  project: string;
  extended: string | undefined;
  file: string;
  code: string;
}

/** Returns the files that a page shows. */
function blocksOf(page: string): Block[] {
  const text = readFileSync(path.join(__ENGINE_ROOT__, 'docs', `${page}.mdx`), 'utf8');
  return [...text.matchAll(/^```\w+ (project="[^\n]*)\n([^]*?)^```$/gm)].flatMap(
    ([, head = '', code = '']) => {
      const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(head)?.[1];
      const [project, file] = [attribute('project'), attribute('file')];
      return project !== undefined && file !== undefined
        ? [{ project, file, code, extended: attribute('extends') }]
        : [];
    },
  );
}

/** Returns the other files of an example. */
function projectOf(name: string): { manifest: string; files: string[] } {
  const folder = path.join(__ENGINE_ROOT__, 'examples', name);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return { manifest: readFileSync(path.join(folder, 'package.json'), 'utf8'), files };
}

/** The leaves of a configuration, with their paths. */
function settingsIn(config: string): string[] {
  const read = readLiteralConfig(config);
  return read.kind === 'literal' ? leavesOf(read.value, []) : [read.kind];
}

function leavesOf(value: unknown, parents: readonly string[]): string[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...parents, name]))
    : [`${parents.join('.')}: ${String(value)}`];
}

/** What only the page, or only the converter writes, by the project of the page. */
const DIFFERENCES: Readonly<Record<string, { shown: string[]; converted: string[] }>> = {
  // The page sets it for both items, and explains that only one of them needs it.
  'migrate-tsup': { shown: ['lib.0.dts.autoExtension: true'], converted: [] },
};

describe.each(TOOLS)('the page about $name', ({ page, files: names }) => {
  const blocks = blocksOf(page);
  const pairs = blocks
    .filter(({ file }) => names.includes(file))
    .map((before) => ({
      ...before,
      after: blocks.find(({ extended, file }) => extended === before.project && file === 'rslib.config.ts'),
    }));

  test('shows a configuration and what it becomes', () => {
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.filter(({ after }) => after === undefined)).toEqual([]);
  });

  test.each(pairs)(
    'has the configuration that $project is converted to',
    ({ project, file, code, after }) => {
      const result = convert({ config: code, name: file, ...projectOf(project) });
      const converted = settingsIn((result.kind === 'converted' && result.config) || '');
      const shown = settingsIn(after?.code ?? '');
      expect({
        shown: shown.filter((setting) => !converted.includes(setting)),
        converted: converted.filter((setting) => !shown.includes(setting)),
      }).toEqual(DIFFERENCES[project] ?? { shown: [], converted: [] });
    },
  );
});

test('every difference is one of a page', () => {
  const projects = TOOLS.flatMap(({ page }) => blocksOf(page).map(({ project }) => project));
  expect(Object.keys(DIFFERENCES).filter((project) => !projects.includes(project))).toEqual([]);
});
