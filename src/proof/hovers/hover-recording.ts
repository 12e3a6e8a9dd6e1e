import { existsSync, readFileSync } from 'node:fs';
import type { ExampleDocument } from '../examples/read/collect-blocks.ts';
import { contentHash } from '../examples/run/content-hash.ts';
import type { HoverBlock } from './hover-blocks.ts';
import type { Hover } from './type-text.ts';

/** The types of names in the configurations of one page or fragment, committed beside it. */
export interface HoverRecording {
  /** Each text once. */
  texts: string[];
  blocks: Record<string, RecordedHovers>;
  /** Whether the hash does not match, so the recording was not written by the compiler alone. */
  isEdited?: boolean;
}

export interface RecordedHovers {
  inputs: string;
  /** Pairs of an offset in the shown code and the index of a text. */
  places: number[];
}

/** A page with the configurations it shows and their recording. */
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

/** Reads the recording of a document. Returns undefined if it is missing or cannot be read. */
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

/** Formats each text and each block on one line. */
export function formatHovers({ texts, blocks }: HoverRecording): string {
  const text = JSON.stringify({ hash: hashOf({ texts, blocks }), texts, blocks }, null, 2);
  return `${text.replaceAll(/\{\n\s+"inputs":[^}]*\}/g, (block) => block.replaceAll(/\s*\n\s*/g, ' '))}\n`;
}
