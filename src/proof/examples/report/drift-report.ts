import { compareText, type Problem, sortProblems, uniqueProblems } from '../../../model/problem.ts';
import { withoutDurations } from '../run/normalize-output.ts';
import type { Versions } from '../run/versions.ts';

/** What another release does differently from what the pages say, by source. */
export interface Drift {
  /** The release as requested, such as `@rslib/core@0.23.2`. */
  release: string;
  usual: Versions;
  other: Versions;
  /** Outputs, errors, and configurations with wrong types. */
  examples: readonly Problem[];
  /** Options, defaults and flags. */
  options: readonly Problem[];
  /** Types shown on hover in configurations. */
  types: readonly Problem[];
}

/**
 * From this many pages on, a change is reported once with all its pages, so it does not hide what is specific to each
 * page.
 */
const SEVERAL = 3;

interface Changes {
  shared: { what: string; places: Problem[] }[];
  pages: { file: string; own: Problem[] }[];
  headline: string;
}

/** Describes the drift for the terminal, page by page. */
export function describeDrift(drift: Drift): string {
  const { shared, pages, headline } = changesOf(drift);
  const indented = (text: string, lead: string): string => text.replaceAll('\n', `\n${lead}`);
  return [
    headline,
    ...shared.flatMap(({ what, places }) => [
      '',
      `On ${places.map(placeOf).join(', ')}`,
      `  ${indented(what, '     ')}`,
    ]),
    ...pages.flatMap(({ file, own }) => [
      '',
      file,
      ...own.map(({ line, what }) => `  ${line ?? 1}: ${indented(what, '     ')}`),
    ]),
  ].join('\n');
}

/** The drift as Markdown to save, with a table of how much there is to do. */
export function driftReport(drift: Drift): string {
  const { release, usual, other, examples, options, types } = drift;
  const { shared, pages, headline } = changesOf(drift);
  const names = Object.keys({ ...usual, ...other }).filter((name) => usual[name] !== other[name]);
  const count = (own: readonly Problem[], source: readonly Problem[]): string =>
    String(
      own.filter(({ line, what }) => source.some((one) => one.line === line && one.what === what)).length ||
        '',
    );
  const parts = [
    `# ${release}`,
    `Written by \`npm run examples -- --with ${release} --report FILE\`; run it again instead of editing it.`,
    headline,
    table(
      ['package', 'the pages are about', 'compared with'],
      names.map((name) => [name, usual[name] ?? '', other[name] ?? '']),
    ),
    ...(shared.length === 0 ? [] : ['## Several pages']),
    ...shared.map(({ what, places }) => describeChange(what, `On ${places.map(placeOf).join(', ')}`)),
    ...(pages.length === 0 ? [] : ['## Page by page']),
    ...(pages.length === 0
      ? []
      : [
          table(
            ['page', 'outputs and errors', 'options and flags', 'types on hover'],
            pages.map(({ file, own }) => [
              file,
              count(own, examples),
              count(own, options),
              count(own, types),
            ]),
          ),
        ]),
    ...pages.flatMap(({ file, own }) => [
      `### ${file}`,
      ...own.map(({ line, what }) => describeChange(what, `Line ${line ?? 1}`)),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function changesOf({ release, examples, options, types }: Drift): Changes {
  const all = sortProblems(uniqueProblems([...examples, ...options, ...types]));
  const placesOf = (what: string): Problem[] => all.filter((one) => one.what === what);
  const isShared = (what: string): boolean => new Set(placesOf(what).map(({ file }) => file)).size >= SEVERAL;
  const shared = [...new Set(all.map(({ what }) => what))]
    .filter(isShared)
    .map((what) => ({ what, places: placesOf(what) }));
  const own = all.filter(({ what }) => !isShared(what));
  const pages = [...new Set(own.map(({ file }) => file))]
    .sort(compareText)
    .map((file) => ({ file, own: own.filter((one) => one.file === file) }));
  const files = new Set(all.map(({ file }) => file)).size;
  const things = shared.length + own.length;
  const many = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
  const headline =
    things === 0
      ? `With ${release}, nothing that the pages show is different.`
      : `With ${release}, ${many(things, 'thing')} on ${many(files, 'page')} ${things === 1 ? 'is' : 'are'} different.`;
  return { shared, pages, headline };
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line ?? 1}`;
}

/**
 * Describes one change. The lines after the sentence are code, in a fence that the code is unlikely to contain.
 * Durations are removed, because they differ in every report.
 */
function describeChange(what: string, where: string): string {
  const [sentence = '', ...rest] = withoutDurations(what).split('\n');
  const item = `- ${where}: ${sentence}`;
  if (rest.length === 0) return item;
  const code = rest.map((text) => `  ${text.replace(/^ {4}/, '')}`.trimEnd());
  return [item, '', '  ~~~~~diff', ...code, '  ~~~~~'].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
