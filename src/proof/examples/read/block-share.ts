import type { Block } from './collect-blocks.ts';
import { isCheckedLanguage } from './languages.ts';
import type { Project } from './project.ts';

export interface BlockShare {
  /** Blocks whose project is run, including its outputs. */
  run: number;
  /** Blocks that a parser reads, and configurations that are type-checked. */
  checked: number;
  untested: number;
}

export function sumOfShares(shares: readonly BlockShare[]): BlockShare {
  const sum = (key: keyof BlockShare): number => shares.reduce((before, share) => before + share[key], 0);
  return { run: sum('run'), checked: sum('checked'), untested: sum('untested') };
}

/** Above this share, the documentation no longer proves what it says. */
export const UNTESTED_LIMIT = 0.01;

export function exceedsLimit({ run, checked, untested }: BlockShare): boolean {
  return untested > (run + checked + untested) * UNTESTED_LIMIT;
}

export function blockShare(blocks: readonly Block[], projects: readonly Project[]): BlockShare {
  const running = new Set(
    projects.filter(({ commands }) => commands.length > 0).flatMap((one) => one.blocks),
  );
  // Files of a project that is only extended are run as part of the projects that extend it.
  for (const project of projects) {
    if (project.commands.length === 0) continue;
    for (const { block } of project.files.values()) if (block) running.add(block);
  }
  const share: BlockShare = { run: 0, checked: 0, untested: 0 };
  for (const block of blocks) {
    const { spec } = block;
    // A file may be part of a project that runs and still not be used by it, such as a workflow for a host.
    if (spec.kind === 'untested' || (spec.kind === 'file' && spec.untested !== undefined)) share.untested++;
    else if (running.has(block)) share.run++;
    else if (spec.kind !== 'plain' || isCheckedLanguage(block.lang)) share.checked++;
  }
  return share;
}

export function describeShare({ run, checked, untested }: BlockShare): string {
  const total = run + checked + untested;
  const part = (count: number): string =>
    `${count} (${total === 0 ? 0 : ((count / total) * 100).toFixed(1)}%)`;
  return `Of ${total} blocks, ${part(run)} are run, ${part(checked)} checked, ${part(untested)} untested.`;
}
