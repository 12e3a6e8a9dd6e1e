import { describe, expect, it } from 'vitest';
import { entryOf } from '../model/setting.ts';
import type { Setting } from '../model/setting.ts';
import { readConfigFile } from './read-config.ts';

/** Plain values, with code and conditions as strings. */
function plain(setting: Setting): unknown {
  switch (setting.kind) {
    case 'literal':
      return setting.value;
    case 'list':
      return setting.items.map(plain);
    case 'object':
      return Object.fromEntries(setting.entries.map(({ name, value }) => [name, plain(value)]));
    case 'choice':
      return {
        if: setting.test.carried ?? setting.test.code,
        yes: plain(setting.yes),
        no: plain(setting.no),
      };
    case 'code':
      return `code ${setting.carried ?? `(${setting.code})`}`;
  }
}

function read(code: string) {
  const result = readConfigFile(code, { packageNames: ['tsup'], exportName: 'tsup' });
  if (result.kind === 'broken') throw new Error(`line ${result.fault.line}`);
  return result.file;
}

const configs = (code: string) => read(code).configs.map(plain);

describe('the shape of a file', () => {
  it.each([
    "import { defineConfig } from 'tsup';\nexport default defineConfig({ dts: true });",
    'export default { dts: true };',
    "export default { dts: true } satisfies import('tsup').Options;",
    'export default ({ dts: true }) as Options;',
    'const config = { dts: true };\nexport default config;',
    "const { defineConfig } = require('tsup');\nmodule.exports = defineConfig({ dts: true });",
    "import type { Options } from 'tsup';\nexport const tsup: Options = { dts: true };",
    'export default defineConfig(() => ({ dts: true }));',
    'export default defineConfig(async (options) => { return { dts: true }; });',
    'export default function config() { const dts = true; return { dts }; }',
    'export default (options) => defineConfig({ dts: true });',
    'export default defineBuildConfig({ dts: true });',
    '{\n  "dts": true\n}\n',
  ])('may be %j', (code) => {
    expect(configs(code)).toEqual([{ dts: true }]);
  });

  it('may be a list, with functions among its items', () => {
    const file = read('export default defineConfig([{ name: "a" }, () => ({ name: "b" }), other()]);');
    expect(file.configs.map(plain)).toEqual([{ name: 'a' }, { name: 'b' }]);
    expect(file.isList).toBe(true);
    expect(file.unread.map(({ code }) => code)).toEqual(['other()']);
  });

  it('may be code, of which nothing is lost', () => {
    const file = read('export default entries.map((entry) => ({ entry }));');
    expect(file.configs).toEqual([]);
    expect(file.unread.map(({ code }) => code)).toEqual(['entries.map((entry) => ({ entry }))']);
  });
});

describe('values', () => {
  const value = (expression: string, before = '') =>
    configs(`${before}\nexport default { it: ${expression} };`).map((one) => (one as { it: unknown }).it)[0];

  it.each([
    ["process.env.CI ? 'inline' : true", { if: 'process.env.CI', yes: 'inline', no: true }],
    ["process.env.CI && 'inline'", { if: 'process.env.CI', yes: 'inline', no: false }],
    ['`${name}/x`', 'kit/x', "const name = 'kit';"],
    ['`${name}/x`', 'code `${name}/x`', "let name = 'kit';"],
    ['[...shared, "b"]', ['a', 'b'], "const shared = ['a'];"],
    ['[...other(), "b"]', 'code [...other(), "b"]'],
    ['base.dts', true, 'const base = { dts: true };'],
    ['JSON.stringify({ a: [1, name] })', '{"a":[1,"kit"]}', "const name = 'kit';"],
    ['JSON.stringify(pkg.version)', 'code JSON.stringify(pkg.version)', "import pkg from './package.json';"],
    ['kind === "esm" ? 1 : 2', 1, "const kind = 'esm';"],
    ['loop', 'code loop', 'const loop = other;\nconst other = loop;'],
    ['!isDev', 'code !isDev', "const isDev = process.argv.includes('--dev');"],
    ['list as string[]', ['a'], "const list = ['a'];"],
    ["'a' + 'b'", 'ab'],
    ['/^a$/', /^a$/],
  ])('reads %s', (expression, expected, before = '') => {
    expect(value(expression, before)).toEqual(expected);
  });

  it('merges spreads, of which the last value applies', () => {
    expect(
      configs(
        'const base = { dts: true, clean: true };\nexport default { ...base, dts: false, ...(CI && { minify: true }) };',
      ),
    ).toEqual([{ clean: true, dts: false, minify: { if: 'CI', yes: true, no: undefined } }]);
  });

  it('keeps spreads that it cannot read, and names that are computed, as code', () => {
    expect(configs('export default { ...load(), [key]: 1, get a() { return 1; } };')).toEqual([
      { '...load()': 'code load()', '[key]': 'code [key]: 1', a: 'code (get a() { return 1; })' },
    ]);
  });

  it('makes a function of a method', () => {
    expect(configs("export default { done() { go(); }, async 'a-b'(x) {}, *each() {} };")).toEqual([
      {
        done: 'code function () { go(); }',
        'a-b': 'code async function (x) {}',
        each: 'code function* () {}',
      },
    ]);
  });

  it('knows which package a called function is from', () => {
    const file = read(
      "import resolve from 'resolve-kit';\nconst own = require('./own.js');\nexport default { plugins: [resolve({ a: 1 }), own(), here()] };",
    );
    const plugins = entryOf(file.configs[0]!, 'plugins');
    const calls = plugins?.kind === 'list' ? plugins.items : [];
    expect(
      calls.map(
        (one) => one.kind === 'code' && [one.called?.name, one.called?.from, one.called?.args.map(plain)],
      ),
    ).toEqual([
      ['resolve', 'resolve-kit', [{ a: 1 }]],
      ['own', './own.js', []],
      ['here', undefined, []],
    ]);
  });

  it('knows what a function gets when it builds, and nothing else about it', () => {
    const text =
      "export default ({ command, mode }) => ({ minify: command === 'build', define: { M: mode } });";
    const whole = 'export default (env) => ({ minify: env.command === "build", define: { M: env.mode } });';
    for (const code of [text, whole]) {
      const result = readConfigFile(code, { packageNames: ['kit'], parameters: [{ command: 'build' }] });
      expect(result.kind === 'read' && result.file.configs.map(plain)).toEqual([
        { minify: true, define: { M: code === text ? 'code (mode)' : 'code (env.mode)' } },
      ]);
    }
  });

  it('asks the command line instead of the options of a function', () => {
    expect(
      configs('export default defineConfig((options) => ({ minify: !options.watch, dts: options.dts }));'),
    ).toEqual([{ minify: "code !process.argv.includes('--watch')", dts: 'code (options.dts)' }]);
    expect(configs('export default ({ watch }) => ({ sourcemap: watch });')).toEqual([
      { sourcemap: "code process.argv.includes('--watch')" },
    ]);
  });
});

it('reads what a function of expressions returns', () => {
  const [config] = read(
    "export default { outExtension({ format }) { return { js: `.${format === 'cjs' ? 'cjs' : 'js'}` }; } };",
  ).configs;
  const setting = config!.entries[0]!.value;
  const format: Setting = { kind: 'literal', value: 'cjs', code: '', line: 1 };
  const argument: Setting = {
    kind: 'object',
    entries: [{ name: 'format', value: format, comments: [] }],
    code: '',
    line: 1,
  };
  const returned = setting.kind === 'code' ? setting.call?.([argument]) : undefined;
  expect(returned && plain(returned)).toEqual({ js: '.cjs' });
});

it('gives each comment to the option that it belongs to', () => {
  const file = read(`// About the file.
import { defineConfig } from 'tsup';

/* About the export. */
export default defineConfig({
  // For Node.
  dts: true, // with types
  /** Last. */
  clean: true,
});`);
  expect(file.configs[0]!.entries.map(({ comments }) => comments)).toEqual([
    ['// For Node.', '// with types'],
    ['/** Last. */'],
  ]);
  expect(file.comments.before).toEqual(['// About the file.', '/* About the export. */']);
});

it('lists the statements beside the export, with what they declare and need', () => {
  const { statements, reads } = read(`import 'dotenv/config';
import { name } from './name.js';
import { defineConfig } from 'tsup';
// The entry.
const entry = ['src/index.ts'];
const banner = '/* ' + name() + ' */';
export default defineConfig({ entry, banner: { js: banner } });`);
  expect(statements.map(({ names, needs, line }) => ({ names, needs, line }))).toEqual([
    { names: [], needs: [], line: 1 },
    { names: ['name'], needs: [], line: 2 },
    { names: ['entry'], needs: [], line: 5 },
    { names: ['banner'], needs: ['name'], line: 6 },
  ]);
  expect(statements[2]!.comments).toEqual(['// The entry.']);
  expect([...reads]).toEqual(['entry']);
});

it('stops reading constants that are too many together', () => {
  const doubled = Array.from({ length: 40 }, (_, at) => `const a${at + 1} = [...a${at}, ...a${at}];`);
  const file = read(`const a0 = ['x'];\n${doubled.join('\n')}\nexport default { external: a40 };`);
  expect(entryOf(file.configs[0]!, 'external')).toMatchObject({ kind: 'code', carried: 'a40' });
});

it('finds the line of a syntax error', () => {
  const result = readConfigFile('export default {\n  entry: [,\n};', { packageNames: ['tsup'] });
  expect(result).toMatchObject({ kind: 'broken', fault: { line: 3, found: '}' } });
});

it('reads JSON that begins with comments', () => {
  const json = readConfigFile('// One.\n/* Two. */ { "a": 1, }', { packageNames: ['kit'] });
  expect(json.kind === 'read' && json.file.configs[0]?.entries.map(({ name }) => name)).toEqual(['a']);
});
