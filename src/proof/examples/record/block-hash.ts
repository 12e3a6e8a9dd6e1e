import { contentHash } from '../run/content-hash.ts';
import type { BlockSpec } from '../read/fence-spec.ts';
import { fileText } from '../read/fence-text.ts';
import { withoutNotes } from '../read/listing.ts';

/**
 * Identifies a block by what it claims to be and the text it shows, in a recording and when the site is built. Marks of lines
 * and notes in a listing are the author's own and do not count.
 */
export function blockHash(spec: BlockSpec, value: string): string {
  return contentHash(JSON.stringify(spec), claimOf(spec, value));
}

function claimOf({ kind }: BlockSpec, value: string): string {
  if (kind === 'file') return fileText(value).text;
  return kind === 'listing' ? withoutNotes(value) : value;
}
