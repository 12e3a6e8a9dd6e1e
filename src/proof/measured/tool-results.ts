import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../model/problem.ts';

export const TOOL_RESULTS = 'bench/tools/results.json';
const FIX = 'Measure again: npm run bench:tools -- --save';

const toolResult = z.strictObject({
  name: z.string(),
  /** By package, the tool itself first. */
  versions: z.record(z.string(), z.string()),
  /** What the build wrote. */
  output: z.string(),
  failsOnTypeError: z.boolean(),
  cpuSeconds: z.number(),
  wallSeconds: z.number(),
  /** Compared with the first tool. */
  cpuRatio: z.number(),
  wallRatio: z.number(),
});

const toolResults = z.strictObject({
  date: z.iso.date(),
  node: z.string(),
  processors: z.number(),
  modules: z.number(),
  lines: z.number(),
  rounds: z.number(),
  builds: z.strictObject({
    javascript: z.array(toolResult).min(1),
    declarations: z.array(toolResult).min(1),
  }),
});

export type ToolResult = z.infer<typeof toolResult>;
export type ToolResults = z.infer<typeof toolResults>;

/** The last results of `npm run bench:tools`, or why they cannot be shown. */
export function readToolResults(siteDir: string): ToolResults | Problem {
  const problem = (what: string): Problem => ({ level: 'error', file: TOOL_RESULTS, what, fix: FIX });
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path.join(siteDir, TOOL_RESULTS), 'utf8'));
  } catch {
    return problem('The results of the comparison of tools are missing or are not JSON.');
  }
  const read = toolResults.safeParse(json);
  if (read.success) return read.data;
  return problem(
    `The results of the comparison of tools do not have the expected shape: ${z.prettifyError(read.error)}`,
  );
}
