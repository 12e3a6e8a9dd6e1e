import { expect } from 'vitest';
import { type Problem, placeOf } from '../../src/model/problem.ts';
import { problemsOf, type SiteFiles, siteWith } from './built-site.ts';

/** File and position, part of the message, and the suggested name. */
export type ExpectedProblem = readonly [place: string, words: string, didYouMean?: string];
export type ProblemRow = readonly [name: string, files: SiteFiles, problems: readonly ExpectedProblem[]];

/** Some rows bundle a site. */
export const TIME = { timeout: 30_000 };

/** Returns the files of a site with one page besides home. */
export function pageWith(text: string | Uint8Array, more: SiteFiles = {}): SiteFiles {
  return { 'docs/page.mdx': text, ...more };
}

/** Returns the problems of a row's site, each with its violations of the message style. */
export async function problemsIn(files: SiteFiles): Promise<unknown[]> {
  const problems = await problemsOf(siteWith(files));
  return problems.map(inTable);
}

/** Builds all rows as one site, each in a folder of its own, and returns the problems of each. */
export async function problemsOfEach(rows: readonly ProblemRow[]): Promise<unknown[][]> {
  const folderOf = (at: number) => `docs/row-${at}/`;
  const moved = rows.flatMap(([, files], at) =>
    Object.entries(files).map(([name, content]) => [name.replace('docs/', folderOf(at)), content] as const),
  );
  const problems = await problemsOf(siteWith(Object.fromEntries(moved)));
  const known = rows.map((_, at) => problems.filter(({ file }) => file.startsWith(folderOf(at))));
  // None is of no row.
  expect(known.flat()).toHaveLength(problems.length);
  return known.map((own, at) =>
    own.map(({ file, what, ...problem }) => {
      const asAlone = (text: string) => text.replaceAll(folderOf(at), 'docs/');
      return inTable({ ...problem, file: asAlone(file), what: asAlone(what) });
    }),
  );
}

const inTable = (problem: Problem): unknown[] => [
  placeOf(problem),
  problem.what,
  problem.didYouMean,
  styleViolations(problem),
];

/** Returns the expected problems in the same form, without style violations. */
export function wanted(problems: readonly ExpectedProblem[]): unknown[] {
  return problems.map(([place, words, didYouMean]) => [
    place,
    expect.stringContaining(words),
    didYouMean,
    [],
  ]);
}

/**
 * Returns what no message may contain: stack traces, color codes, line breaks, paths of this machine,
 * incomplete sentences.
 */
function styleViolations({ file, what, fix }: Problem): string[] {
  const isSentence = (text: string) => /^[A-Z"<`@].*[.?…;:]$/su.test(text);
  const sentences = [what, ...(fix === undefined ? [] : [fix])];
  const internals = sentences.filter((text) =>
    // oxlint-disable-next-line no-control-regex -- color codes and virtual modules start with control characters
    /[\n\u0000\u001B]|\bat \S+:\d+:\d+|\/tmp\/|node_modules|virtual:|undefined$/.test(text),
  );
  const incomplete = sentences.filter((text) => !isSentence(text));
  return [...internals, ...incomplete, ...(/^[./]|\\/.test(file) ? [file] : [])];
}
