import { expect } from 'vitest';
import { type Problem, placeOf } from '../../src/model/problem.ts';
import { problemsOf, type SiteFiles, siteWith } from './built-site.ts';

/** Where it stands, words of the sentence, and the nearest right name. */
export type ExpectedProblem = readonly [place: string, words: string, didYouMean?: string];
export type ProblemRow = readonly [name: string, files: SiteFiles, problems: readonly ExpectedProblem[]];

/** Some rows bundle a site. */
export const TIME = { timeout: 30_000 };

/** A site with one page beside its home. */
export function pageWith(text: string | Uint8Array, more: SiteFiles = {}): SiteFiles {
  return { 'docs/page.mdx': text, ...more };
}

/** What the build of a row's site complains of, with everything that does not sound like the one voice. */
export async function problemsIn(files: SiteFiles): Promise<unknown[]> {
  const problems = await problemsOf(siteWith(files));
  return problems.map((problem) => [
    placeOf(problem),
    problem.what,
    problem.didYouMean,
    slipsOfVoice(problem),
  ]);
}

/** The same, as a row has it: these problems, no others, and no slips. */
export function wanted(problems: readonly ExpectedProblem[]): unknown[] {
  return problems.map(([place, words, meant]) => [place, expect.stringContaining(words), meant, []]);
}

/** What would sound like a machine: stack traces, colours, several lines, paths of this machine, half sentences. */
function slipsOfVoice({ file, what, fix }: Problem): string[] {
  const isSentence = (text: string) => /^[A-Z"<`@].*[.?…;:]$/su.test(text);
  const sentences = [what, ...(fix === undefined ? [] : [fix])];
  const machine = sentences.filter((text) =>
    // oxlint-disable-next-line no-control-regex -- colours and virtual modules begin with control characters
    /[\n\u0000\u001B]|\bat \S+:\d+:\d+|\/tmp\/|node_modules|virtual:|undefined$/.test(text),
  );
  const halves = sentences.filter((text) => !isSentence(text));
  return [...machine, ...halves, ...(/^[./]|\\/.test(file) ? [file] : [])];
}
