import path from 'node:path';
import { escapeText } from '../../engine/files/escape.ts';
import { codeSpan } from '../../model/markdown-text.ts';
import type { AddedComponent } from '../../engine/page/context/site-context.ts';
import { fillIn } from '../../model/words/fill-in.ts';
import type { ProofWords } from '../model/words/english.ts';
import { PROOF_TABLES } from '../model/words/proof-words.ts';
import { readToolResults, TOOL_RESULTS } from './tool-results.ts';
import type { ToolResult, ToolResults } from './tool-results.ts';

const COMMAND = 'npm run bench:tools';
/** Leaves room for the number after the longest bar. */
const LONGEST_PERCENT = 50;

/** Renders `<ToolSpeed />`: a bar for each tool that was measured, with its numbers as text. */
export const TOOL_SPEED: AddedComponent = {
  rule: { static: true, props: {}, children: [] },
  isRepeatable: true,
  render(_, { scope, site }) {
    scope.dependencies.add(path.join(site.siteDir, TOOL_RESULTS));
    const results = readToolResults(site.siteDir);
    if ('what' in results) {
      scope.problems.push(results);
      return [];
    }
    const words = site.extensionWords(PROOF_TABLES, scope);
    const markdown = toolSpeedMarkdown(results, words);
    return [{ type: 'raw', value: toolSpeedHtml(results, words), data: { markdown } }];
  },
};

function toolSpeedHtml(results: ToolResults, words: ProofWords): string {
  const ours = results.builds.javascript[0]!.name;
  const lists = kindsOf(results, words).map(([title, tools]) => {
    const rows = tools.map((tool) =>
      rowHtml(tool, { longest: tools.at(-1)!.cpuSeconds, isOurs: tool.name.startsWith(ours), words }),
    );
    return `<p class="speed-kind">${escapeText(title)}</p><ul class="speed">${rows.join('')}</ul>`;
  });
  const repeat = fillIn(escapeText(words.speedRepeat), { command: `<code>${COMMAND}</code>` });
  return `<figure>${lists.join('')}<figcaption>${escapeText(conditionsOf(results, words))} ${repeat}</figcaption></figure>`;
}

interface RowSettings {
  /** The most seconds of any tool. */
  longest: number;
  isOurs: boolean;
  words: ProofWords;
}

function rowHtml(tool: ToolResult, { longest, isOurs, words }: RowSettings): string {
  const percent = ((tool.cpuSeconds / longest) * LONGEST_PERCENT).toFixed(1);
  // The width is an attribute, because the policy forbids styles in elements.
  const bar = `<svg width="${percent}%" height="12" aria-hidden="true"${isOurs ? ' class="ours"' : ''}><rect width="100%" height="12" rx="2"/></svg>`;
  return `<li><strong>${escapeText(tool.name)}</strong> <small>${escapeText(versionOf(tool))}</small> <span class="speed-bar">${bar} ${timeOf(tool)}</span> <small>${escapeText(workOf(tool, words))}</small></li>`;
}

function toolSpeedMarkdown(results: ToolResults, words: ProofWords): string {
  const lists = kindsOf(results, words).map(([title, tools]) =>
    [
      `**${title}**\n`,
      ...tools.map((tool) => `- ${tool.name} ${versionOf(tool)}: ${timeOf(tool)}. ${workOf(tool, words)}`),
    ].join('\n'),
  );
  const repeat = fillIn(words.speedRepeat, { command: codeSpan(COMMAND) });
  return [...lists, `${conditionsOf(results, words)} ${repeat}`].join('\n\n');
}

/** The tools of each kind of build, the fastest first. */
function kindsOf({ builds }: ToolResults, words: ProofWords): [title: string, tools: ToolResult[]][] {
  const sorted = (tools: readonly ToolResult[]) => tools.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds);
  return [
    [words.speedJavaScript, sorted(builds.javascript)],
    [words.speedDeclarations, sorted(builds.declarations)],
  ];
}

/** The version of the tool itself comes first. */
function versionOf({ versions }: ToolResult): string {
  return Object.values(versions)[0] ?? '';
}

function timeOf({ cpuSeconds, cpuRatio }: ToolResult): string {
  return `${cpuSeconds.toFixed(2)} s, ${cpuRatio.toPrecision(2)}×`;
}

function workOf({ output, failsOnTypeError, wallRatio }: ToolResult, words: ProofWords): string {
  const checks = failsOnTypeError ? words.speedFails : words.speedIgnores;
  return fillIn(words.speedWork, { output, checks, ratio: wallRatio.toPrecision(2) });
}

function conditionsOf(results: ToolResults, { speedConditions }: ProofWords): string {
  const { date, rounds, modules, lines, processors, node } = results;
  return fillIn(speedConditions, {
    date,
    rounds,
    modules,
    lines: lines.toLocaleString('en'),
    processors,
    node,
  });
}
