import type { Problem } from '../../../model/problem.ts';
import { comparableOutput, lineComparer } from '../run/normalize-output.ts';
import { printedExcerpts } from '../record/printed-excerpts.ts';
import type { Project, ProjectCommand } from '../read/project.ts';
import { realOutput, shownText } from '../record/record-blocks.ts';
import type { ProjectResult, RunResult } from '../run/run-project.ts';
import { shortDiff } from './short-diff.ts';

const UPDATE = 'Run npm run examples -- --update';

/** Says how to fill in the real output. A project that looks as recorded only runs again with `--rerun`. */
export function updateAdvice(
  { document }: Pick<Project, 'document'>,
  { isAsRecorded }: { isAsRecorded: boolean },
): string {
  const page = document.relativePath.replace(/\.mdx?$/, '');
  return `${UPDATE}${isAsRecorded ? ` --rerun --page ${page}` : ''} and review the changes.`;
}

/** True if `--update` fixes the problem. */
export function isFillable({ fix }: Problem): boolean {
  return fix?.startsWith(UPDATE) ?? false;
}

/** Reports commands that did not do what the page says. Such a project is neither filled in nor recorded. */
export function failuresOf(project: Project, { runs }: ProjectResult): Problem[] {
  return project.commands.flatMap((command, index) => {
    const run = runs[index];
    const words = run && failureWords(command, run);
    return words ? [problemAt(project, command.line, words)] : [];
  });
}

function failureWords(
  { text, expectError }: ProjectCommand,
  { exitCode, output, timedOut }: RunResult,
): Pick<Problem, 'what' | 'fix'> | undefined {
  if (timedOut)
    return {
      what: `\`${text}\` did not finish in time.`,
      fix: 'Only commands that exit can be run. For others, mark the block untested="…".',
    };
  if (expectError === undefined) {
    if (exitCode === 0) return undefined;
    return {
      what: `\`${text}\` fails with exit code ${exitCode}:\n${quote(output)}`,
      fix: 'Fix the example. If it is meant to fail, add expect-error="…".',
    };
  }
  if (exitCode === 0)
    return {
      what: `\`${text}\` is expected to fail, but succeeds.`,
      fix: 'Remove expect-error, or fix the example.',
    };
  if (output.includes(expectError)) return undefined;
  return {
    what: `\`${text}\` fails, but not with "${expectError}":\n${quote(output)}`,
    fix: 'Put part of the real message in expect-error.',
  };
}

/** Reports outputs on the page that differ from the real ones. */
export function differencesOf(project: Project, result: ProjectResult, isAsRecorded = false): Problem[] {
  const fix = updateAdvice(project, { isAsRecorded });
  const excerpts = printedExcerpts(
    project.commands,
    result.runs.map(({ output }) => output),
  );
  const commands = project.commands.flatMap((command, index) => {
    const run = result.runs[index];
    if (run === undefined || command.shown === undefined) return [];
    const real = excerpts[index];
    if (real === undefined) {
      // Report this once per block, with everything the block prints.
      if (project.commands[index - 1]?.block === command.block) return [];
      const own = project.commands.flatMap(({ block, text }, other) =>
        block === command.block ? [{ text, output: result.runs[other]?.output ?? '' }] : [],
      );
      const names = own.map(({ text }) => `\`${text}\``).join(' and ');
      const printed = own.map(({ output }) => output).join('\n');
      const verb = own.length === 1 ? 'prints' : 'print';
      return [problemAt(project, command.block.line, noExcerpt(`${names} ${verb}`, printed))];
    }
    if (comparableOutput(command.shown) === comparableOutput(real)) return [];
    const diff = shortDiff(command.shown, real, lineComparer(command.shown, real));
    const line = command.line + (command.shown === '' ? 0 : diff.line + 1);
    const what = `\`${command.text}\` does not print what the page shows (- page, + real):\n${diff.text}`;
    return [problemAt(project, line, { what, fix })];
  });
  const outputs = project.shown.flatMap((output, index) => {
    const { block, path, kind, after } = output;
    if (result.runs[after] === undefined) return [];
    const real = realOutput(project, result, index);
    if (real === undefined) {
      const isThere = kind === 'output' && typeof result.shown[index] === 'string';
      const words = isThere
        ? noExcerpt(`${path} contains`, result.shown[index] ?? '')
        : notEmitted(project, path, Object.keys(result.runs[after].emitted));
      return [problemAt(project, block.line, words)];
    }
    const shown = shownText(output);
    if (shown === real) return [];
    const diff = shortDiff(shown, real);
    const name = kind === 'listing' ? 'The list of emitted files' : path;
    const line = block.line + (shown === '' ? 0 : diff.line + 1);
    const what = `${name} is not what the page shows (- page, + real):\n${diff.text}`;
    return [problemAt(project, line, { what, fix })];
  });
  return [...commands, ...outputs];
}

function noExcerpt(subject: string, output: string): Pick<Problem, 'what' | 'fix'> {
  return {
    what: `The lines requested with only, from or to were not found. ${subject}:\n${quote(output)}`,
    fix: 'Use text that appears there.',
  };
}

function notEmitted(project: Project, path: string, emitted: string[]): Pick<Problem, 'what' | 'fix'> {
  return {
    what: `The project "${project.id}" does not emit ${path || 'anything'}.`,
    fix: emitted.length === 0 ? 'It emits nothing.' : `It emits ${emitted.slice(0, 8).join(', ')}.`,
  };
}

export function problemAt(
  { document }: Pick<Project, 'document'>,
  line: number,
  words: Pick<Problem, 'what'> & Partial<Problem>,
): Problem {
  return { level: 'error', file: document.name, line, column: 1, ...words };
}

function quote(output: string): string {
  const lines = output.split('\n').filter((line) => line !== '');
  const kept = lines.slice(0, 8).map((line) => `    ${line.slice(0, 200)}`);
  return [...kept, ...(lines.length > 8 ? [`    … ${lines.length - 8} more lines`] : [])].join('\n');
}
