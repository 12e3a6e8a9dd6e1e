import { existsSync, readFileSync } from 'node:fs';
import type { ExampleDocument } from '../examples/read/collect-blocks.ts';
import { contentHash } from '../examples/run/content-hash.ts';
import type { HoverBlock } from './hover-blocks.ts';
import type { Hover } from './type-text.ts';

/** Types of the names in the configurations of one page or fragment; committed beside it. */
export interface HoverRecording {
  /** Each once. */
  texts: string[];
  blocks: Record<string, RecordedHovers>;
  /** Whether somebody else than the compiler had a hand in it: its hash does not fit. */
  isEdited?: boolean;
}

export interface RecordedHovers {
  inputs: string;
  /** Offset in the shown code and index of its text, again and again. */
  places: number[];
}

/** A page with the configurations it shows, and what is recorded of them. */
export interface HoverPage {
  document: ExampleDocument;
  blocks: HoverBlock[];
  recorded: HoverRecording | undefined;
}

type Place = Pick<ExampleDocument, 'file'>;

export const HOVER_ENDING = '.hovers.json';

export function hoverFile({ file }: Place): string {
  return file.replace(/\.mdx?$/, HOVER_ENDING);
}

/** Nothing when it is missing; one that cannot be read is as good as missing. */
export function readHovers(document: Place): HoverRecording | undefined {
  const file = hoverFile(document);
  if (!existsSync(file)) return undefined;
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<HoverRecording & { hash: string }>;
    const { hash, texts = [], blocks = {} } = read;
    if (hash !== hashOf({ texts, blocks })) return { texts: [], blocks: {}, isEdited: true };
    return { texts, blocks };
  } catch {
    return { texts: [], blocks: {} };
  }
}

export function toRecording(found: readonly { block: HoverBlock; hovers: Hover[] }[]): HoverRecording {
  const texts = [...new Set(found.flatMap(({ hovers }) => hovers.map(([, text]) => text)))];
  const indexes = new Map(texts.map((text, index) => [text, index]));
  const blocks = found.map(({ block: { key, inputs }, hovers }): [string, RecordedHovers] => {
    const places = hovers.flatMap(([offset, text]) => [offset, indexes.get(text) ?? 0]);
    return [key, { inputs, places }];
  });
  return { texts, blocks: Object.fromEntries(blocks) };
}

function hashOf({ texts, blocks }: HoverRecording): string {
  return contentHash(JSON.stringify(texts), JSON.stringify(blocks));
}

/** A text takes one line, and so does a block. */
export function formatHovers({ texts, blocks }: HoverRecording): string {
  const text = JSON.stringify({ hash: hashOf({ texts, blocks }), texts, blocks }, null, 2);
  return `${text.replaceAll(/\{\n\s+"inputs":[^}]*\}/g, (block) => block.replaceAll(/\s*\n\s*/g, ' '))}\n`;
}
