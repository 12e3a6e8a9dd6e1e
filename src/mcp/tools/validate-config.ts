import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Refusal } from '../answers/refusal.ts';
import { validateConfig } from '../answers/validate-config.ts';
import { insideFolder } from '../work/inside-folder.ts';
import { defineTool, READ_ONLY } from './tool.ts';
import type { ToolPlace } from './tool.ts';

const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `rslib.config.${ending}`);

export const VALIDATE_CONFIG = defineTool({
  name: 'validate_config',
  title: 'Check a configuration',
  description:
    'Compares a configuration with every option, without running it: unknown, misplaced and deprecated options, wrong values.',
  input: z.object({
    path: z.string().optional().describe('Default: rslib.config.*'),
    code: z.string().optional().describe('Instead of a file'),
  }),
  output: z.object({
    file: z.string(),
    problems: z.array(
      z.object({
        line: z.number(),
        option: z.string(),
        severity: z.enum(['error', 'warning']),
        what: z.string(),
        didYouMean: z.string().optional(),
        page: z.string(),
      }),
    ),
    checked: z.number().describe('Options'),
    unread: z.array(z.object({ line: z.number(), code: z.string() })).describe('Code'),
  }),
  annotations: READ_ONLY,
  run: async ({ path: target, code }, place) => {
    const { file, text } = code === undefined ? readConfig(target, place) : { file: NAMES[0]!, text: code };
    const verdict = validateConfig(place.knowledge, text);
    const { problems, checked, unread } = verdict;
    const lines = problems.map(({ line, severity, what, didYouMean, page }) => {
      const meant = didYouMean === undefined ? '' : ` Did you mean ${didYouMean}?`;
      return `${file}:${line}: ${severity}: ${what}${meant} ${place.knowledge.site}${page}`;
    });
    const left = unread.map(({ line }) => line).join(', ');
    const said = [
      ...(lines.length === 0 ? [`${file}: ${checked} options, nothing wrong.`] : lines),
      ...(unread.length === 0 ? [] : [`Not checked, because it is code: line ${left}.`]),
    ];
    return {
      data: { file, ...verdict },
      text: said.join('\n'),
      pages: [...problems.map(({ page }) => page), '/guide/basic/configure-rslib'],
    };
  },
});

function readConfig(target: string | undefined, { folder }: ToolPlace): { file: string; text: string } {
  const name = target ?? NAMES.find((one) => existsSync(path.join(folder, one)));
  if (name === undefined) throw new Refusal(`There is no ${NAMES[0]} in ${folder}. Give a path, or code.`);
  return { file: name, text: readFileSync(insideFolder(folder, name), 'utf8') };
}
