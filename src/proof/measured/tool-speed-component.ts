import path from 'node:path';
import { escapeText } from '../../engine/files/escape.ts';
import { codeSpan } from '../../engine/page/markdown/markdown-text.ts';
import type { AddedComponent } from '../../engine/page/syntax/site-context.ts';
import { readToolResults, TOOL_RESULTS } from './tool-results.ts';
import type { ToolResult, ToolResults } from './tool-results.ts';

const COMMAND = 'npm run bench:tools';
const KINDS = { javascript: 'JavaScript only', declarations: 'JavaScript and declaration files' } as const;
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
    return [{ type: 'raw', value: toolSpeedHtml(results), data: { markdown: toolSpeedMarkdown(results) } }];
  },
};

function toolSpeedHtml(results: ToolResults): string {
  const ours = results.builds.javascript[0]!.name;
  const lists = kindsOf(results).map(([title, tools]) => {
    const rows = tools.map((tool) => rowHtml(tool, tools.at(-1)!.cpuSeconds, tool.name.startsWith(ours)));
    return `<p class="speed-kind">${title}</p><ul class="speed">${rows.join('')}</ul>`;
  });
  return `<figure>${lists.join('')}<figcaption>${escapeText(conditionsOf(results))} Repeat it with <code>${COMMAND}</code>.</figcaption></figure>`;
}

function rowHtml(tool: ToolResult, longest: number, isOurs: boolean): string {
  const percent = ((tool.cpuSeconds / longest) * LONGEST_PERCENT).toFixed(1);
  // The width is an attribute, because the policy forbids styles in elements.
  const bar = `<svg width="${percent}%" height="12" aria-hidden="true"${isOurs ? ' class="ours"' : ''}><rect width="100%" height="12" rx="2"/></svg>`;
  return `<li><strong>${escapeText(tool.name)}</strong> <small>${escapeText(versionOf(tool))}</small> <span class="speed-bar">${bar} ${timeOf(tool)}</span> <small>${escapeText(workOf(tool))}</small></li>`;
}

function toolSpeedMarkdown(results: ToolResults): string {
  const lists = kindsOf(results).map(([title, tools]) =>
    [
      `**${title}**\n`,
      ...tools.map((tool) => `- ${tool.name} ${versionOf(tool)}: ${timeOf(tool)}. ${workOf(tool)}`),
    ].join('\n'),
  );
  return [...lists, `${conditionsOf(results)} Repeat it with ${codeSpan(COMMAND)}.`].join('\n\n');
}

/** Returns the tools of each kind of build, the fastest first. */
function kindsOf({ builds }: ToolResults): [title: string, tools: ToolResult[]][] {
  return (['javascript', 'declarations'] as const).map((kind) => [
    KINDS[kind],
    builds[kind].toSorted((a, b) => a.cpuSeconds - b.cpuSeconds),
  ]);
}

/** Returns the version of the tool itself, which comes first. */
function versionOf({ versions }: ToolResult): string {
  return Object.values(versions)[0] ?? '';
}

function timeOf({ cpuSeconds, cpuRatio }: ToolResult): string {
  return `${cpuSeconds.toFixed(2)} s, ${cpuRatio.toPrecision(2)}×`;
}

function workOf({ output, failsOnTypeError, wallRatio }: ToolResult): string {
  const checks = failsOnTypeError ? 'fails on a type error' : 'ignores a type error';
  return `${output}; ${checks}; ${wallRatio.toPrecision(2)}× by the clock`;
}

function conditionsOf({ date, rounds, modules, lines, processors, node }: ToolResults): string {
  return `Processor time and its ratio to Rslib, median of ${rounds} rounds, measured on ${date}: a library of ${modules} modules with ${lines.toLocaleString('en')} lines, ${processors} processors, Node.js ${node}, no caches.`;
}
