import { examine } from '../../src/doctor/examine/examine.ts';
import type { Examination } from '../../src/doctor/model/examination.ts';
import { readFolder } from '../../src/doctor/read/read-folder.ts';
import type { NativeBuild } from './native-build.ts';
import type { VerifyCase } from './verify-cases.ts';

/** Examines a project with what its build wrote, as npm would pack them. */
export async function examineBuilt(
  sources: VerifyCase['files'],
  built: Pick<NativeBuild, 'files'>,
): Promise<Examination> {
  const files = new Map<string, string | Buffer>([...sources, ...built.files]);
  const read = await readFolder({
    names: [...files.keys()],
    read: (name) => Promise.resolve(new Uint8Array(Buffer.from(files.get(name) ?? ''))),
  });
  return examine(read);
}
