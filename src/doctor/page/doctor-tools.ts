import { baseOf } from '../../model/document.ts';
import { offerTools } from '../../runtime/page/offer-tools.ts';
import { ownWorker } from '../../runtime/page/trusted.ts';
import { markdownReport } from '../model/markdown-report.ts';
import { DEFAULT_PROFILE } from '../model/profiles.ts';
import type { DoctorParts, PackageSource } from '../model/protocol.ts';
import { sayMessage } from './say/say.ts';
import { DoctorSession } from './session/checker-session.ts';

/** The schema of a project or package: each file by its path. */
export const FILES_SCHEMA = {
  type: 'object',
  description: 'Texts by path, such as { "package.json": "…", "src/index.ts": "…" }',
  additionalProperties: { type: 'string' },
};

/** Examines a package for an assistant. Its session is its own, so it takes nothing from the reader's. */
export async function reportOn(
  { worker }: DoctorParts,
  source: PackageSource,
): Promise<{ verdict: string; report: string; proposed: string }> {
  const session = new DoctorSession(worker, ownWorker);
  try {
    const outcome = await session.examine(source, DEFAULT_PROFILE);
    if ('problem' in outcome) throw new Error(sayMessage(outcome.problem));
    const { examination } = outcome;
    const { verdict, proposed } = examination;
    const site = location.origin + baseOf(document.documentElement);
    return { verdict, report: markdownReport(examination, site), proposed };
  } finally {
    session.stop();
  }
}

/** Called once, in browsers with WebMCP. */
export function offerDoctorTools(parts: DoctorParts): void {
  offerTools([
    {
      name: 'check',
      title: 'Check a package',
      description: 'Examines the files of a built package: entry points, types. Proposes a package.json.',
      inputSchema: { type: 'object', properties: { files: FILES_SCHEMA }, required: ['files'] },
      annotations: { readOnlyHint: true },
      execute: ({ files }) => reportOn(parts, packageOf(files)),
    },
  ]);
}

function packageOf(files: unknown): PackageSource {
  const entries = Object.entries(files ?? {}) as [string, unknown][];
  if (entries.length === 0) throw new TypeError('"files" has to have the files of a package.');
  return {
    kind: 'folder',
    files: entries.map(([name, text]) => ({ name, file: new Blob([String(text)]) })),
  };
}
