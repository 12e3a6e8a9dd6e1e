import path from 'node:path';
import type { ReceiptFile, ReceiptRun } from '../../model/receipt.ts';
import type { FileScope, SiteContext } from '../mdx/scope.ts';
import { readRecording, recordingFile } from './recording.ts';
import type { RecordedProject, Recording } from './recording.ts';
import { hashedName } from '../hashed-name.ts';

const PACKAGE = '@rslib/core';

/** What the blocks of one file say of having been run. */
export interface Receipts {
  version: string;
  /** Where the details of a project stand; nothing for one that has not been recorded. */
  addressOf(project: string): string | undefined;
}

/** Read from the recording beside a page or fragment; its details become a file that is loaded when somebody asks. */
export function readReceipts(scope: FileScope, site: SiteContext): Receipts | undefined {
  const recording = readRecording({ file: scope.file });
  if (!recording || Object.keys(recording.projects).length === 0) return undefined;
  scope.dependencies.add(recordingFile({ file: scope.file }));
  const page = path
    .relative(site.docsDir, scope.file)
    .replaceAll('\\', '/')
    .replace(/\.mdx?$/, '');
  const content = JSON.stringify(receiptFile(recording, page));
  const output = hashedName('receipts', '.json', content);
  scope.assets.push({ file: scope.file, output, content });
  return {
    version: recording.versions[PACKAGE] ?? '',
    addressOf: (project) => (project in recording.projects ? `${site.base}${output}#${project}` : undefined),
  };
}

function receiptFile({ versions, projects }: Recording, page: string): ReceiptFile {
  const { [PACKAGE]: own = '', ...others } = versions;
  return {
    versions: { [PACKAGE]: own, ...others },
    reproduce: `npm run examples -- --page ${page}`,
    projects: Object.fromEntries(Object.entries(projects).map(([id, project]) => [id, receiptRuns(project)])),
  };
}

function receiptRuns({ runs }: RecordedProject): ReceiptRun[] {
  return runs.map(({ command, exitCode, emitted = {} }) => ({
    command,
    exitCode,
    files: Object.entries(emitted).map(([name, { bytes, gzip }]) => [name, bytes, gzip]),
  }));
}
