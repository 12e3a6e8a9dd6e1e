import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/desk/convert/convert.ts';
import { TOOLS } from '../../src/desk/tools/tools.ts';
import { readLiteralConfig } from '../../src/lab/page/config/literal-config.ts';

declare const __ENGINE_ROOT__: string;

const RESULT = 'rslib.config.ts';

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
        ? [{ project, file, code: code || fileOf(project, file), extended: attribute('extends') }]
        : [];
    },
  );
}

/** A block without code shows the file of the example. */
function fileOf(project: string, file: string): string {
  const full = path.join(__ENGINE_ROOT__, 'examples', project, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

/** Returns the other files of an example. */
function projectOf(name: string): { manifest: string; files: string[] } {
  const folder = path.join(__ENGINE_ROOT__, 'examples', name);
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((file) => statSync(path.join(folder, file)).isFile());
  return { manifest: readFileSync(path.join(folder, 'package.json'), 'utf8'), files };
}

/** The leaves of a configuration, with their paths. */
function settingsIn(config: string): string[] {
  // A plugin without options is its name.
  const plain = config.replaceAll(/^import .*\n/gm, '').replaceAll(/\b(plugin[A-Z]\w*)\(\)/g, "'$1'");
  const read = readLiteralConfig(plain);
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
  // The page writes declaration files without API Extractor, so each format has a folder for its own.
  'migrate-unbuild': {
    shown: ['lib.0.dts: true', 'lib.0.output.distPath: dist/esm', 'lib.1.output.distPath: dist/cjs'],
    converted: ['lib.0.dts.bundle: true', 'lib.1.dts.bundle: true'],
  },
  // The page writes once what the items have in common.
  'migrate-modern': {
    shown: ['bundle: false', 'autoExtension: false'],
    converted: [0, 1].flatMap((at) => [`lib.${at}.bundle: false`, `lib.${at}.autoExtension: false`]),
  },
  'migrate-modern-library': {
    shown: ['autoExtension: false'],
    converted: [0, 1, 2].map((at) => `lib.${at}.autoExtension: false`),
  },
  // The page also replaces `tsc` and adds the plugin for JSX, which no option of Vite is about.
  'migrate-vite': {
    shown: ['lib.0.syntax: es2022', 'lib.0.dts: true', 'lib.1.syntax: es2022', 'plugins.0: pluginReact'],
    converted: ['syntax: es2022'],
  },
  // The page also says what `target` in `tsconfig.json` does, which the plugin reads.
  'migrate-rollup': { shown: ['lib.0.syntax: es2022', 'lib.1.syntax: es2022'], converted: [] },
  // The page keeps the only item in one line.
  'migrate-tsc': { shown: ['lib.0.syntax: es2022'], converted: ['syntax: es2022'] },
};

describe.each(TOOLS)('the page about $name', ({ page, files: names }) => {
  const blocks = blocksOf(page);
  const pairs = blocks
    .filter(({ file }) => names.includes(file))
    .map((before) => ({
      ...before,
      after: blocks.find(({ extended, file }) => extended === before.project && file === RESULT),
    }))
    // On the page about former releases, others are configurations of this one.
    .filter(({ file, after }) => file !== RESULT || after !== undefined);

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
