import { own } from '../model/finding.ts';
import type { Finding } from '../model/finding.ts';
import { MOST_BYTES, MOST_FILES } from '../model/limits.ts';
import { fileName, shown } from '../model/package.ts';
import type { ReadPackage } from '../model/package.ts';
import { gunzip } from './gunzip.ts';
import { readTar } from './tar.ts';
import type { TarEntry } from './tar.ts';

/** Why an entry is not taken over, as the end of a sentence that begins with its name. */
type Reason = 'outside' | 'link' | 'twice' | 'control' | 'special';

const REASONS: Readonly<Record<Reason, string>> = {
  outside: 'has a path that leaves the package',
  link: 'is a link, which npm does not unpack',
  twice: 'is in the archive more than once; the last one is used',
  control: 'has a name with control characters',
  special: 'is neither a file nor a folder',
};

/** Reads a `.tgz` as npm packs it. Whatever is wrong with it becomes a finding, and what could be read is returned. */
export async function readTarball(bytes: Uint8Array): Promise<ReadPackage> {
  const findings: Finding[] = [];
  const files = new Map<string, Uint8Array>();
  const archive = (what: string) =>
    findings.push(own({ code: 'doctor/unreadable', file: '(archive)', what }));
  const { tar, isWhole } = await unpacked(bytes, archive);
  const { entries, ended } = readTar(tar, MOST_FILES);
  if (ended === 'not a tar' && tar.length > 0) archive('The file is not a tar archive as npm packs it.');
  // What a limit has cut off is said already.
  if (ended === 'cut off' && isWhole)
    archive('The archive ends in the middle. The files before that are examined.');
  if (ended === 'too many')
    archive(`The archive has more than ${MOST_FILES.toLocaleString('en')} files. The rest was not read.`);
  const refused = new Map<Reason, string[]>();
  for (const entry of entries) {
    if (entry.kind === 'folder') continue;
    const name = nameIn(entry);
    const reason = reasonAgainst(entry) ?? (files.has(name) ? 'twice' : undefined);
    if (reason !== undefined) {
      const names = refused.get(reason) ?? [];
      names.push(entry.name);
      refused.set(reason, names);
    }
    if (reason === undefined || reason === 'twice') files.set(name, entry.data);
  }
  for (const [reason, [first = '', ...others]] of refused) {
    const more =
      others.length === 0 ? '' : ` So ${others.length === 1 ? 'does one more' : `do ${others.length} more`}.`;
    const what = `"${shown(first)}" ${REASONS[reason]}.${more}`;
    findings.push(own({ code: 'doctor/refused-entry', file: shown(first), what }));
  }
  return { files, origin: 'tarball', left: new Map(), findings };
}

/** Decompresses an archive. It is not whole if a limit has ended that early. */
async function unpacked(
  bytes: Uint8Array,
  archive: (what: string) => void,
): Promise<{ tar: Uint8Array; isWhole: boolean }> {
  const starts = (...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);
  if (bytes.length === 0) archive('The file is empty.');
  else if (starts(0x50, 0x4b))
    archive('The file is a ZIP archive. `npm pack` writes the `.tgz` to drop here.');
  else if (!starts(0x1f, 0x8b))
    archive('The file is not a gzip archive. `npm pack` writes the `.tgz` to drop here.');
  else {
    const isTooLarge = bytes.length > MOST_BYTES;
    const { bytes: tar, ended } = await gunzip(bytes.subarray(0, MOST_BYTES), MOST_BYTES);
    if (isTooLarge) archive(`The archive has more than ${MOST_BYTES / 1e6} MB. The rest was not read.`);
    else if (ended === 'too large')
      archive(`The package has more than ${MOST_BYTES / 1e6} MB unpacked. The rest was not read.`);
    else if (ended === 'damaged' && tar.length === 0)
      archive('The archive is damaged: nothing could be decompressed.');
    return { tar, isWhole: !isTooLarge && ended !== 'too large' };
  }
  return { tar: new Uint8Array(), isWhole: true };
}

/** npm removes the first folder of each path, whatever its name. */
function nameIn({ name }: TarEntry): string {
  return fileName(name.split('/').slice(1).join('/'));
}

function reasonAgainst(entry: TarEntry): Reason | undefined {
  const { name, kind } = entry;
  if (kind === 'link') return 'link';
  if (kind === 'other') return 'special';
  if (/\p{Cc}/u.test(name)) return 'control';
  const parts = name.split(/[\\/]/);
  if (parts[0] === '' || /^[a-z]:/i.test(name) || parts.includes('..') || nameIn(entry) === '')
    return 'outside';
  return undefined;
}
