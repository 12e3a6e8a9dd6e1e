import { targetsIn } from '../model/entry-points.ts';
import { own } from '../model/finding.ts';
import { MOST_BYTES, MOST_FILES, MOST_LOOKED_AT, NEVER_PACKED } from '../model/limits.ts';
import { isDeclaration } from '../model/module-format.ts';
import { fileName, isRecord } from '../model/package.ts';
import type { Manifest, ReadPackage } from '../model/package.ts';
import { packedNames } from './packed-names.ts';
import type { FolderContents } from './packed-names.ts';
import { TooManyRules } from './packing-rules.ts';

/** A folder as a browser or Node.js sees it: names first, contents on request. */
export interface Folder {
  /** Relative names with forward slashes, of files only. */
  names: readonly string[];
  read: (name: string) => Promise<Uint8Array>;
}

/** Ignore files decide what is packed; the sources show which directives the build has lost. */
const ALSO_READ = /(?:^|\/)\.(?:npm|git)ignore$/;
const SOURCE = /^(?:src|source|app)\/.*\.[cm]?[jt]sx?$/;

/** Reads the folder of a package as `npm pack` would pack it. The limits are those of the package, not of what lies beside it. */
export async function readFolder(folder: Folder): Promise<ReadPackage> {
  const findings: ReadPackage['findings'] = [];
  const unreadable = (what: string) =>
    findings.push(own({ code: 'doctor/unreadable', file: '(folder)', what }));
  const candidates = folder.names.filter((name) => !isNeverPacked(name));
  if (candidates.length > MOST_LOOKED_AT)
    unreadable(
      `The folder has more than ${MOST_LOOKED_AT.toLocaleString('en')} files. Those in the deepest folders were not looked at.`,
    );
  const names = outermost(candidates).sort();
  const rules = await readWithin(
    folder,
    names.filter((name) => ALSO_READ.test(name) || name === MANIFEST),
  );
  const decoder = new TextDecoder();
  const textOf = (name: string) => decoder.decode(rules.files.get(name));
  const manifest = manifestIn(textOf(MANIFEST));
  const packed = packedOrAll({ names, textOf, manifest }, unreadable);
  const chosen = names.filter((name) => packed.has(name));
  if (chosen.length > MOST_FILES)
    unreadable(`The package has more than ${MOST_FILES.toLocaleString('en')} files. The rest was not read.`);
  const { files, isWhole } = await readWithin(folder, manifestFirst(chosen).slice(0, MOST_FILES));
  if (!isWhole) unreadable(`The package has more than ${MOST_BYTES / 1e6} MB. The rest was not read.`);
  const named = new Set(targetsIn(manifest).map((target) => stemOf(fileName(target))));
  const matters = (name: string) => named.has(stemOf(name)) || (SOURCE.test(name) && !isDeclaration(name));
  const others = names.filter((name) => !packed.has(name) && matters(name));
  const left = await readWithin(folder, others.slice(0, MOST_FILES));
  return { files, origin: 'folder', left: left.files, findings };
}

const MANIFEST = 'package.json';

/** Whatever a limit cuts off, everything else depends on this file. */
const manifestFirst = (names: readonly string[]): string[] =>
  names.includes(MANIFEST) ? [MANIFEST, ...names.filter((name) => name !== MANIFEST)] : [...names];

/** The names that are looked at: those in the folders closest to the root, and in installed packages last. */
function outermost(names: readonly string[]): string[] {
  if (names.length <= MOST_LOOKED_AT) return [...names];
  const rank = (name: string) => (name.includes('/node_modules/') ? 1e6 : 0) + name.split('/').length;
  const ranked = names.map((name) => ({ name, depth: rank(name) }));
  return ranked
    .sort((a, b) => a.depth - b.depth)
    .slice(0, MOST_LOOKED_AT)
    .map(({ name }) => name);
}

/** Everything if npm refuses a rule, or if there are too many of them. */
function packedOrAll(
  folder: FolderContents & { names: readonly string[] },
  onRefusal: (what: string) => void,
): Set<string> {
  try {
    return packedNames(folder);
  } catch (error) {
    onRefusal(
      error instanceof TooManyRules
        ? '`files` and the ignore files have too many rules to find out what npm packs. All files were examined.'
        : 'npm cannot read a rule in `files` or in an ignore file, so it does not pack this folder.',
    );
    return new Set(folder.names);
  }
}

/** A file of this name is packed, a folder is not. */
function isNeverPacked(name: string): boolean {
  return NEVER_PACKED.some((folder) => name.startsWith(`${folder}/`));
}

/** The declarations of a script go with it. */
const stemOf = (name: string) => name.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');

/** Reads files as long as they fit into the limit. */
async function readWithin(
  { read }: Folder,
  names: readonly string[],
): Promise<{ files: Map<string, Uint8Array>; isWhole: boolean }> {
  const files = new Map<string, Uint8Array>();
  let left = MOST_BYTES;
  for (const name of names) {
    const bytes = await read(name);
    left -= bytes.length;
    if (left < 0) return { files, isWhole: false };
    files.set(name, bytes);
  }
  return { files, isWhole: true };
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
