/** An option, and its values as code by tool or item; null if there is none. */
export interface DefaultRow {
  name: string;
  values: Readonly<Record<string, string | null>>;
}

export interface ResolvedDefaults {
  versions: Readonly<Record<string, string>>;
  rsbuild: readonly DefaultRow[];
  rspack: readonly DefaultRow[];
}

/** The tables as a file that the page imports. It is generated, so no release changes a default unnoticed. */
export const DEFAULTS_FILE = 'config/rsbuild/_defaults.mdx';

/** Items of `lib`, as tables call them. The first value of a cell is that of the first item. */
const ITEMS: Readonly<Record<string, string>> = {
  esm: '`esm`',
  files: '`bundle: false`',
  cjs: '`cjs`',
  umd: '`umd`',
  iife: '`iife`',
  mf: '`mf`',
};

/** Options that say nothing about the output: names, what other rows lead to, and lists of functions. */
const OMITTED =
  /^(plugins|tools\.rspack|entry|name|(cache|loader|resolve\.byDependency)(\..*)?|module\.rules|module\.generator\[.*|optimization\.minimizer|output\.(hotUpdate|enabled).*)$/;

const LONGEST = 75;

/** What takes the place of values that are too long for a cell. */
const IN_WORDS: Readonly<Record<string, string>> = {
  externals: 'the modules of Node.js',
  'optimization.splitChunks': 'an object',
  'output.dataUriLimit': '4096 for each kind',
  'output.externals': 'the modules of Node.js',
  'output.minify': 'removes unused code',
  'output.overrideBrowserslist': 'the last version of each browser',
};

export function defaultsPage({ versions, rsbuild, rspack }: ResolvedDefaults): string {
  const installed = Object.entries(versions).map((one) => one.join(' '));
  return [
    '{/* Written by `npm run defaults`. */}',
    `The values come from ${installed.join(', ')}.`,
    '## Options of Rsbuild {#rsbuild}',
    table(['Rsbuild option', 'Rsbuild', 'Rslib'], rsbuild, ['rsbuild']),
    '## Options of Rspack {#rspack}',
    table(['Rspack option', 'Rspack', 'Rsbuild', 'Rslib'], rspack, ['rspack', 'rsbuild']),
    '',
  ].join('\n\n');
}

function table(head: string[], rows: readonly DefaultRow[], tools: readonly string[]): string {
  const body = rows
    .filter(({ name }) => !OMITTED.test(name))
    .map((row) => [`\`${row.name}\``, ...tools.map((tool) => cell(row, tool)), itemsCell(row)]);
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function itemsCell(row: DefaultRow): string {
  const groups = new Map<string, string[]>();
  for (const [item, called] of Object.entries(ITEMS)) {
    const value = cell(row, item);
    groups.set(value, [...(groups.get(value) ?? []), called]);
  }
  const [[first] = [''], ...others] = groups;
  return [first, ...others.map(([value, items]) => `${items.join(', ')}: ${value}`)].join('; ');
}

function cell({ name, values }: DefaultRow, column: string): string {
  const value = values[column] ?? null;
  if (value === null) return 'none';
  if (value.length <= LONGEST) return `\`${value.replaceAll('|', String.raw`\|`)}\``;
  const words = IN_WORDS[name];
  if (words === undefined)
    throw new Error(`The value of ${name} is too long for a table. Describe it in IN_WORDS.`);
  return words;
}
