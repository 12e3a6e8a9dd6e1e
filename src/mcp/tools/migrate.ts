import { z } from 'zod';
import { convert } from '../../desk/convert/convert.ts';
import { reportOf } from '../../desk/convert/report.ts';
import { faultOf } from '../../desk/command/migrate-command.ts';
import { readProject } from '../../desk/command/read-project.ts';
import { writeSafely } from '../../desk/command/write-safely.ts';
import type { Converted } from '../../desk/model/conversion.ts';
import { TOOLS } from '../../desk/tools/tools.ts';
import { Refusal } from '../answers/refusal.ts';
import { insideFolder, isReadable, isWritable } from '../work/inside-folder.ts';
import { defineTool, refuseToWrite } from './tool.ts';

const NAMES = TOOLS.map(({ name }) => name).join(', ');

export const MIGRATE_PROJECT = defineTool({
  name: 'migrate',
  title: 'Convert to Rslib',
  description: `Converts a configuration of ${NAMES} and lists what became of every option. Runs nothing.`,
  input: z.object({
    folder: z.string().default('.').describe('With package.json'),
    write: z.boolean().default(false),
  }),
  output: z.object({
    tool: z.string(),
    config: z.string().optional(),
    manifest: z.string().optional().describe('package.json'),
    list: z.array(
      z.object({
        name: z.string(),
        line: z.number(),
        outcome: z.enum(['converted', 'not needed', 'decision']),
        to: z.array(z.string()),
        text: z.string(),
      }),
    ),
    differences: z.array(z.string()),
    written: z.array(z.string()),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  run: async ({ folder, write }, place) => {
    if (write) refuseToWrite(place);
    const project = insideFolder(place.folder, folder);
    const input = readProject(project, (name) => isReadable(project, name));
    const conversion = convert(input);
    if (conversion.kind !== 'converted') throw new Refusal(faultOf(conversion, input.name) ?? '');
    const written = write ? writeFiles(project, conversion) : [];
    const { tool, config, manifest, list, differences } = conversion;
    const done = written.length === 0 ? '' : `\n\nWrote ${written.join(' and ')}.`;
    return {
      data: {
        tool,
        config,
        manifest,
        list: list.map(({ name, line, outcome, to, text }) => ({ name, line, outcome, to, text })),
        differences,
        written,
      },
      text: reportOf(conversion, input.manifest) + done,
      pages: TOOLS.filter(({ id }) => id === tool).map(({ page }) => page),
    };
  },
});

function writeFiles(project: string, { config, manifest }: Converted): string[] {
  if (config === undefined) throw new Refusal('The configuration is code as a whole. Nothing was written.');
  const files = [
    { name: 'rslib.config.ts', text: config },
    ...(manifest === undefined ? [] : [{ name: 'package.json', text: manifest }]),
  ];
  const link = files.find(({ name }) => !isWritable(project, name));
  if (link) throw new Refusal(`${link.name} is a link. Nothing was written.`);
  const result = writeSafely(project, files);
  if ('refused' in result) throw new Refusal(result.refused);
  return result.files;
}
