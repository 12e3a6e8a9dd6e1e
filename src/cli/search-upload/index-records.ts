import { splitAddress } from '../../model/address.ts';
import type { RecordType, SearchRecord } from '../../model/search.ts';
import { UploadError } from './upload-error.ts';

/** The largest record, as JSON, that the smallest plan of the service accepts. */
const MAX_RECORD_BYTES = 10_000;

export interface IndexRecord extends SearchRecord {
  /** Breaks ties between equally good hits: titles before text, the top of a page before its end. */
  weight: { level: number; position: number };
}

const LEVEL_WEIGHTS: Readonly<Record<RecordType, number>> = {
  lvl1: 100,
  lvl2: 90,
  lvl3: 80,
  lvl4: 70,
  lvl5: 60,
  lvl6: 50,
  content: 0,
};

export function toIndexRecords(records: readonly SearchRecord[]): IndexRecord[] {
  const positions = new Map<string, number>();
  const weighed = records.map((record) => {
    const page = splitAddress(record.url).path;
    const position = positions.get(page) ?? 0;
    positions.set(page, position + 1);
    return { ...record, weight: { level: LEVEL_WEIGHTS[record.type], position } };
  });
  refuseTooLarge(weighed);
  return weighed;
}

export function bytesOf(record: object): number {
  return Buffer.byteLength(JSON.stringify(record));
}

function refuseTooLarge(records: readonly IndexRecord[]): void {
  const tooLarge = records.filter((record) => bytesOf(record) > MAX_RECORD_BYTES);
  if (tooLarge.length === 0) return;
  const lines = tooLarge.map((record) => `  ${record.url} has ${bytesOf(record)} bytes`);
  throw new UploadError(
    `${tooLarge.length} of ${records.length} sections are larger than ${MAX_RECORD_BYTES} bytes, the limit of the search service:\n` +
      `${lines.join('\n')}\nSplit them with headings. Nothing was sent.`,
  );
}
