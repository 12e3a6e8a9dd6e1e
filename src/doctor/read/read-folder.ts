import { targetsIn } from '../model/entry-points.ts';
import { own } from '../model/finding.ts';
import { MOST_BYTES, MOST_FILES, NEVER_PACKED } from '../model/limits.ts';
import { isDeclaration } from '../model/module-format.ts';
import { fileName, isRecord } from '../model/package.ts';
import type { Manifest, ReadPackage } from '../model/package.ts';
import { packedNames } from './packed-names.ts';
import type { FolderContents } from './packed-names.ts';

/** A folder as a browser or Node.js sees it: names first, contents on request. */
export interface Folder {
  /** Relative names with forward slashes, of files only. */
  names: readonly string[];
  read: (name: string) => Promise<Uint8Array>;
}

/** Ignore files decide what is packed; the sources show which directives the build has lost. */
const ALSO_READ = /(?:^|\/)\.(?:npm|git)ignore$/;
const SOURCE = /^(?:src|source|app)\/.*\.[cm]?[jt]sx?$/;

/** Reads the folder of a package as `npm pack` would pack it. */
export async function readFolder(folder: Folder): Promise<ReadPackage> {
  const findings: ReadPackage['findings'] = [];
  const unreadable = (what: string) =>
    findings.push(own({ code: 'doctor/unreadable', file: '(folder)', what }));
  const candidates = folder.names.filter((name) => !isNeverPacked(name)).sort();
  if (candidates.length > MOST_FILES)
    unreadable(`The folder has more than ${MOST_FILES.toLocaleString('en')} files. The rest was not read.`);
  const names = candidates.slice(0, MOST_FILES);
  const read = reader(folder, () =>
    unreadable(`The package has more than ${MOST_BYTES / 1e6} MB. The rest was not read.`),
  );
  const rules = await read(names.filter((name) => ALSO_READ.test(name) || name === 'package.json'));
  const decoder = new TextDecoder();
  const textOf = (name: string) => decoder.decode(rules.get(name));
  const manifest = manifestIn(textOf('package.json'));
  const packed = packedOrAll({ names, textOf, manifest }, () =>
    unreadable('npm cannot read a rule in `files` or in an ignore file, so it does not pack this folder.'),
  );
  const files = await read(names.filter((name) => packed.has(name)));
  const named = new Set(targetsIn(manifest).map((target) => stemOf(fileName(target))));
  const matters = (name: string) => named.has(stemOf(name)) || (SOURCE.test(name) && !isDeclaration(name));
  const left = await read(names.filter((name) => !packed.has(name) && matters(name)));
  return { files, origin: 'folder', left, findings };
}

/** Returns what npm packs, or everything if it refuses a rule. */
function packedOrAll(
  folder: FolderContents & { names: readonly string[] },
  onRefusal: () => void,
): Set<string> {
  try {
    return packedNames(folder);
  } catch {
    onRefusal();
    return new Set(folder.names);
  }
}

/** A file of this name is packed, a folder is not. */
function isNeverPacked(name: string): boolean {
  return NEVER_PACKED.some((folder) => name.startsWith(`${folder}/`));
}

/** The declarations of a script go with it. */
const stemOf = (name: string) => name.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');

/** Returns a function that reads files as long as they fit into the limit. */
function reader({ read }: Folder, onLimit: () => void) {
  let left = MOST_BYTES;
  return async (names: readonly string[]): Promise<Map<string, Uint8Array>> => {
    const files = new Map<string, Uint8Array>();
    for (const name of names) {
      const bytes = await read(name);
      if (left >= 0 && bytes.length > left) onLimit();
      left -= bytes.length;
      if (left < 0) break;
      files.set(name, bytes);
    }
    return files;
  };
}

/** The examination says what is wrong with package.json. */
function manifestIn(text: string): Manifest {
  try {
    const manifest: unknown = JSON.parse(text);
    return isRecord(manifest) ? manifest : {};
  } catch {
    return {};
  }
}
