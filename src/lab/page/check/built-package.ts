import type { PackageSource } from '../../../doctor/model/protocol.ts';
import type { BuildResult } from '../session/lab-session.ts';

/** The project with the output of its build, as the folder that npm would pack. */
export function builtPackage({ sources, files }: Pick<BuildResult, 'sources' | 'files'>): PackageSource {
  return {
    kind: 'folder',
    files: [
      ...Object.entries(sources).map(([name, text]) => ({ name, file: new Blob([text]) })),
      ...files.map(({ path, bytes }) => ({ name: path, file: new Blob([bytes]) })),
    ],
  };
}
