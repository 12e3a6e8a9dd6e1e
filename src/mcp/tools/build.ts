import { z } from 'zod';
import { buildProject } from '../work/build-project.ts';
import { insideFolder } from '../work/inside-folder.ts';
import { defineTool, refuseToWrite } from './tool.ts';

const MOST_SECONDS = 600;

export const BUILD = defineTool({
  name: 'build',
  title: 'Build with Rslib',
  description:
    "Builds with the project's own Rslib, which runs its code. Writes to a temporary folder unless write is set.",
  input: z.object({
    folder: z.string().default('.').describe('With package.json'),
    write: z.boolean().default(false),
    seconds: z.int().min(1).max(MOST_SECONDS).default(120).describe('Time limit'),
  }),
  output: z.object({
    ok: z.boolean(),
    rslib: z.string().describe('Version'),
    files: z.array(z.object({ file: z.string(), bytes: z.number() })),
    log: z.string(),
  }),
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: true },
  run: async ({ folder, write, seconds }, place) => {
    if (write) refuseToWrite(place);
    const built = await buildProject({
      project: insideFolder(place.folder, folder),
      script: place.buildScript,
      isWriting: write,
      seconds,
      signal: place.signal,
    });
    const { ok, rslib, files, log } = built;
    const list = files.map(({ file, bytes }) => `- ${file}: ${bytes} bytes`).join('\n');
    return {
      data: { ...built },
      text: `${ok ? 'Built' : 'The build failed'} with Rslib ${rslib}.\n\n${ok ? list : log}`,
      pages: ok ? ['/guide/basic/output-structure'] : ['/guide/faq/errors'],
    };
  },
});
