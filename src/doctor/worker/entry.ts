import { examine } from '../examine/examine.ts';
import type { DoctorReply, DoctorRequest, PackageSource } from '../model/protocol.ts';
import { MOST_BYTES } from '../model/limits.ts';
import type { ReadPackage } from '../model/package.ts';
import { readFolder } from '../read/read-folder.ts';
import { readTarball } from '../read/read-tarball.ts';

/** One byte more than fits shows that there is more; the rest of a huge file is never in memory. */
const bytesOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer());

async function read(source: PackageSource): Promise<ReadPackage> {
  if (source.kind === 'tarball') return readTarball(await bytesOf(source.file));
  const files = new Map(source.files.map(({ name, file }) => [name, file]));
  return readFolder({ names: [...files.keys()], read: (name) => bytesOf(files.get(name) ?? new Blob()) });
}

function reply(message: DoctorReply): void {
  postMessage(message);
}

async function answer({ id, source, profile }: DoctorRequest): Promise<void> {
  let pkg: ReadPackage;
  try {
    pkg = await read(source);
  } catch {
    reply({ type: 'unreadable', id });
    return;
  }
  try {
    reply({ type: 'examined', id, examination: await examine(pkg, profile) });
  } catch {
    // Without an answer, the page would wait until the time is over, and so would the next package.
    reply({ type: 'failed', id });
  }
}

/** One after the other, so the newest answer is about the newest package. */
let last: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<DoctorRequest>) => {
  last = last.then(() => answer(data));
});
reply({ type: 'ready' });
