import { OPENS_AT, RECEIPT } from '../../model/document.ts';
import type { ReceiptFile, ReceiptRun } from '../../model/receipt.ts';
import { displayPath, relativePath } from '../../../engine/files/display-path.ts';
import { hashedName } from '../../../engine/files/out-file.ts';
import type { FileScope } from '../../../engine/page/context/scope.ts';
import type { Fence, FileBlocks, SiteContext } from '../../../engine/page/context/site-context.ts';
import type { ExampleLinks, LinkExamples } from './example-links.ts';
import { blockHash } from './block-hash.ts';
import { readFenceSpec } from '../read/fence-spec.ts';
import { readRecording, recordingFile } from './recording.ts';
import type { RecordedProject, Recording } from './recorded.ts';
import { PROOF_TABLES } from '../../model/words/proof-words.ts';
import { runWords } from './tool-of.ts';

const PACKAGE = '@rslib/core';

interface Receipt {
  /** Files that a run reads are proven by what comes out of it, so only commands and outputs show their receipt. */
  isShown: boolean;
  /** Address of the details. */
  address: string;
  /** Names the tool that ran the block. */
  words: string;
  /** Where the project opens, if it does. */
  opensAt: string | undefined;
}

/** `differs` if the block is not as it was recorded; undefined if it has no recording. */
type Receipts = (fence: Fence) => Receipt | 'differs' | undefined;

/** Marks what was printed or written with the tool that did it, and reports blocks that differ from their recording. */
export function receiptBlocks(scope: FileScope, site: SiteContext, linkExamples?: LinkExamples): FileBlocks {
  const receiptOf = readReceipts(scope, site, linkExamples);
  return {
    problemWith: (fence) =>
      receiptOf(fence) === 'differs'
        ? {
            what: `The block of the project "${String(fence.meta.attributes.get('project'))}" is not what was run and recorded.`,
            fix: 'Run npm run examples -- --update and review the changes.',
          }
        : undefined,
    mark(block, fence) {
      const receipt = receiptOf(fence);
      if (receipt === undefined || receipt === 'differs' || !receipt.isShown) return;
      block.properties[RECEIPT] = receipt.address;
      if (receipt.opensAt !== undefined) block.properties[OPENS_AT] = receipt.opensAt;
      block.children.push({
        type: 'element',
        tagName: 'small',
        properties: {},
        data: { isNote: true },
        children: [{ type: 'text', value: receipt.words }],
      });
    },
  };
}

/** Reads the recording beside a page or fragment. The details become a file that is loaded on demand. */
function readReceipts(scope: FileScope, site: SiteContext, linkExamples: LinkExamples | undefined): Receipts {
  const file = recordingFile({ file: scope.file });
  scope.dependencies.add(file);
  const recording = readRecording({ file: scope.file });
  if (recording === undefined) return () => undefined;
  const page = relativePath(site.docsDir, scope.file).replace(/\.mdx?$/, '');
  for (const id of recording.edited)
    scope.problems.push({
      level: 'error',
      file: displayPath(site.siteDir, file),
      what: `The recording of the project "${id}" was changed after the run: its hash does not match.`,
      fix: `Run npm run examples -- --update --page ${page}.`,
    });
  const words = site.extensionWords(PROOF_TABLES, scope);
  const details = receiptFile(recording, page, linkExamples?.(scope, site));
  const content = JSON.stringify(details);
  const output = hashedName('receipts', '.json', content);
  if (Object.keys(recording.projects).length > 0) scope.assets.push({ file: scope.file, output, content });
  return ({ lang, meta, value }) => {
    if (!meta.attributes.has('project') || meta.attributes.has('untested')) return undefined;
    const { spec } = readFenceSpec(lang, meta);
    const project = 'project' in spec ? recording.projects[spec.project] : undefined;
    if (!('project' in spec) || project === undefined) return undefined;
    const hash = blockHash(spec, value);
    const block = project.blocks.find((one) => one.hash === hash);
    if (block === undefined) return 'differs';
    return {
      isShown: spec.kind !== 'file',
      address: `${site.base}${output}#${spec.project}`,
      words: runWords(block.tool, recording.versions, words),
      opensAt: details.openIn[spec.project]?.[0]?.address,
    };
  };
}

function receiptFile(
  { versions, projects }: Recording,
  page: string,
  links: ExampleLinks | undefined,
): ReceiptFile {
  const { [PACKAGE]: own = '', ...others } = versions;
  return {
    versions: { [PACKAGE]: own, ...others },
    reproduce: `npm run examples -- --page ${page}`,
    projects: Object.fromEntries(Object.entries(projects).map(([id, project]) => [id, receiptRuns(project)])),
    openIn: links ? projectLinks(projects, page, links) : {},
  };
}

function projectLinks(
  projects: Recording['projects'],
  page: string,
  { ofProject }: ExampleLinks,
): ReceiptFile['openIn'] {
  return Object.fromEntries(
    Object.entries(projects).flatMap(([id, { runs }]) => {
      const found = ofProject(
        page,
        id,
        runs.map(({ command }) => command),
      );
      return found.length === 0 ? [] : [[id, found]];
    }),
  );
}

function receiptRuns({ runs }: RecordedProject): ReceiptRun[] {
  return runs.map(({ command, exitCode, emitted = {} }) => ({
    command,
    exitCode,
    files: Object.entries(emitted).map(([name, { bytes, gzip }]) => [name, bytes, gzip]),
  }));
}
