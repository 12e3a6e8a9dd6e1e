import { contentHash } from '../run/content-hash.ts';
import type { BlockSpec } from '../read/fence-spec.ts';
import { fileText } from '../read/fence-text.ts';
import { withoutNotes } from '../read/listing.ts';

/**
 * Identifies a block by its spec and the text it shows, both in a recording and during a build of the site. Line marks
 * and notes in a listing belong to the author and do not affect the hash.
 */
export function blockHash(spec: BlockSpec, value: string): string {
  return contentHash(JSON.stringify(spec), claimOf(spec, value));
}

function claimOf({ kind }: BlockSpec, value: string): string {
  if (kind === 'file') return fileText(value).text;
  return kind === 'listing' ? withoutNotes(value) : value;
}
