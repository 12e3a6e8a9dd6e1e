import { z } from 'zod';
import { readPath } from '../../doctor/command/read-path.ts';
import { markdownReport } from '../../doctor/model/markdown-report.ts';
import { DEFAULT_PROFILE, PROFILES } from '../../doctor/model/profiles.ts';
import type { Profile } from '../../doctor/model/profiles.ts';
import { Refusal } from '../answers/refusal.ts';
import { insideFolder } from '../work/inside-folder.ts';
import { defineTool, READ_ONLY } from './tool.ts';

const PROFILE_NAMES = Object.keys(PROFILES) as [Profile, ...Profile[]];

export const CHECK_PACKAGE = defineTool({
  name: 'check_package',
  title: 'Check a package',
  description:
    'Examines a built package as npm would pack it: entry points, types, files. Proposes a package.json.',
  input: z.object({
    path: z.string().default('.').describe('Folder or tarball'),
    profile: z.enum(PROFILE_NAMES).default(DEFAULT_PROFILE),
  }),
  output: z.object({
    verdict: z.string(),
    findings: z.array(
      z.object({
        code: z.string(),
        severity: z.string(),
        file: z.string(),
        field: z.string().optional(),
        what: z.string(),
        page: z.string(),
      }),
    ),
    proposed: z.string().describe('package.json'),
  }),
  annotations: READ_ONLY,
  run: async ({ path, profile }, { knowledge, folder }) => {
    const read = await readPath(insideFolder(folder, path));
    if (!read) throw new Refusal(`There is nothing at ${path}.`);
    // The two checkers bring TypeScript, which other tools do not need.
    const { examine } = await import('../../doctor/examine/examine.ts');
    const examination = await examine(read, profile);
    const { verdict, findings, proposal, proposed } = examination;
    const change =
      proposal.length === 0 ? '' : `\n\nProposed package.json:\n\n\`\`\`json\n${proposed}\n\`\`\``;
    return {
      data: {
        verdict,
        findings: findings.map(({ code, severity, file, field, what, page }) => ({
          code,
          severity,
          file,
          ...(field !== undefined && { field }),
          what,
          page,
        })),
        proposed,
      },
      text: markdownReport(examination, `${knowledge.site}/`) + change,
      pages: [...findings.map(({ page }) => page), '/guide/publish/findings'],
    };
  },
});
