import { SEVERITIES } from './codes.ts';
import type { Consumer } from './entry-table.ts';
import type { Examination } from './examination.ts';
import type { Finding, Fix } from './finding.ts';
import { fixText } from './fix-text.ts';
import { shown } from './package.ts';
import { HEADINGS, sizeLine } from './report-words.ts';
import { CONSUMERS } from './table-marks.ts';

/** Entry points of a report: a package may have ten thousand. */
const ROWS = 200;

const COLUMNS: Readonly<Record<Consumer, string>> = {
  import: 'import',
  require: 'require',
  bundler: 'bundler',
  'typescript-node16-esm': 'TypeScript ES modules',
  'typescript-node16-cjs': 'TypeScript CommonJS',
  'typescript-bundler': 'TypeScript bundler',
  'typescript-node10': 'TypeScript node10',
};

/**
 * Writes an examination as Markdown, for an issue or a pull request. Always in English, as the checkers are.
 * @param site where the pages are that explain the findings
 */
export function markdownReport(examination: Examination, site: string): string {
  const { verdict, table, findings } = examination;
  const rows = table.slice(0, ROWS).map(({ entry, files }) => [
    code(entry),
    ...CONSUMERS.map((consumer) => {
      const file = files[consumer];
      return file === undefined ? 'no file' : code(file);
    }),
  ]);
  const sections = SEVERITIES.flatMap((severity) => {
    const own = findings.filter((finding) => finding.severity === severity);
    return own.length === 0
      ? []
      : [`## ${HEADINGS[severity]}`, ...own.map((finding) => findingText(finding, site))];
  });
  const parts = [`# ${plain(verdict)}`, tableOf(rows), ...sections, sizeLine(examination)];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function tableOf(rows: readonly string[][]): string {
  if (rows.length === 0) return '';
  const head = ['Entry point', ...CONSUMERS.map((consumer) => COLUMNS[consumer])];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function findingText({ code: name, file, field, entry, what, fix, page }: Finding, site: string): string {
  const places = [
    field === undefined || field === '' ? file : `${file}: ${field}`,
    ...(entry === undefined ? [] : [entry]),
  ];
  const first = `- **${plain(what)}** (${places.map(code).join(', ')}, [\`${name}\`](${site}${page.slice(1)}))`;
  return [first, ...(fix ? fixLines(fix) : [])].join('\n\n');
}

function fixLines(fix: Fix): string[] {
  if (fix.in === 'elsewhere') return [indented(plain(fix.how))];
  if (fix.in === 'rslib.config.ts') return fence('ts', fix.config, fix.in);
  const { lines, removed } = fixText(fix.changes);
  const removal = removed.length === 0 ? [] : [indented(`Remove ${removed.map(code).join(', ')}.`)];
  return [...(lines === '' ? [] : fence('json', lines, fix.in)), ...removal];
}

/** A fence longer than any in the text. */
function fence(lang: string, text: string, file: string): string[] {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return [indented(`In \`${file}\`:`), indented(`${ticks}${lang}\n${text}\n${ticks}`)];
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

/** A name as code, whatever it contains: a backtick or a bar would end the code or the cell. */
function code(name: string): string {
  return `\`${shown(name)
    .replaceAll('`', "'")
    .replaceAll('|', String.raw`\|`)}\``;
}

/** A sentence with names in backticks; everything else that Markdown or HTML would read is escaped. */
function plain(sentence: string): string {
  return sentence
    .split('`')
    .map((part, at) => (at % 2 === 1 ? code(part) : part.replaceAll(/[\\*_[\]<>#|~&]/g, String.raw`\$&`)))
    .join('');
}
