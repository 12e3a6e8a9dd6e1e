import { compareText, type Problem, sortProblems, uniqueProblems } from '../../model/problem.ts';
import type { Versions } from './versions.ts';

/** What the pages say that another release does not do, by what told of it. */
export interface Drift {
  /** As it was asked for, `@rslib/core@0.23.2`. */
  release: string;
  usual: Versions;
  other: Versions;
  /** Outputs, errors, and configurations that do not fit. */
  examples: readonly Problem[];
  /** Options, defaults and flags. */
  options: readonly Problem[];
  /** What names in configurations show on hover. */
  types: readonly Problem[];
}

/** For the terminal: page by page, in the order of the pages. */
export function describeDrift(drift: Drift): string {
  const changes = changesOf(drift);
  const lines = [headline(drift, changes)];
  for (const page of pagesOf(changes)) {
    lines.push('', page);
    for (const { file, line, what } of changes)
      if (file === page) lines.push(`  ${line ?? 1}: ${what.replaceAll('\n', '\n     ')}`);
  }
  return lines.join('\n');
}

/** To be kept: the same as Markdown, with a table of how much there is to do. */
export function driftReport(drift: Drift): string {
  const { release, usual, other, examples, options, types } = drift;
  const changes = changesOf(drift);
  const pages = pagesOf(changes);
  const names = Object.keys({ ...usual, ...other }).filter((name) => usual[name] !== other[name]);
  const count = (problems: readonly Problem[], page: string): string =>
    String(uniqueProblems(problems).filter(({ file }) => file === page).length || '');
  const lines = [
    `# ${release}`,
    `Written by \`npm run examples -- --with ${release} --report FILE\`; run it again instead of editing it.`,
    headline(drift, changes),
    table(
      ['package', 'the pages are about', 'compared with'],
      names.map((name) => [name, usual[name] ?? '', other[name] ?? '']),
    ),
    ...(pages.length === 0
      ? []
      : [
          table(
            ['page', 'outputs and errors', 'options and flags', 'types on hover'],
            pages.map((page) => [page, count(examples, page), count(options, page), count(types, page)]),
          ),
        ]),
    ...pages.flatMap((page) => [
      `## ${page}`,
      ...changes.filter(({ file }) => file === page).map(describeChange),
    ]),
  ];
  return `${lines.join('\n\n')}\n`;
}

function changesOf({ examples, options, types }: Drift): Problem[] {
  return sortProblems(uniqueProblems([...examples, ...options, ...types]));
}

function pagesOf(changes: readonly Problem[]): string[] {
  return [...new Set(changes.map(({ file }) => file))].sort(compareText);
}

function headline({ release }: Drift, changes: readonly Problem[]): string {
  if (changes.length === 0) return `With ${release} nothing that the pages show is different.`;
  const many = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
  const is = changes.length === 1 ? 'is' : 'are';
  return `With ${release} ${many(changes.length, 'thing')} on ${many(pagesOf(changes).length, 'page')} ${is} different.`;
}

/** What follows the sentence is code; it may hold any fence but this one. */
function describeChange({ line, what }: Problem): string {
  const [sentence = '', ...rest] = what.split('\n');
  const item = `- Line ${line ?? 1}: ${sentence}`;
  if (rest.length === 0) return item;
  const code = rest.map((text) => `  ${text.replace(/^ {4}/, '')}`.trimEnd());
  return [item, '', '  ~~~~~diff', ...code, '  ~~~~~'].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
