import { matchFiles } from 'lab:typescript';
import type { TypeScriptSystem } from 'lab:typescript';

/** Thrown where a program would end its process. */
export class CompilerExit extends Error {
  constructor(readonly code: number) {
    super(`TypeScript ended with exit code ${code}.`);
  }
}

interface Compiler {
  system: TypeScriptSystem;
  printed(): string;
  /** Texts by path. */
  written: ReadonlyMap<string, string>;
}

/** Where TypeScript believes to be: beside the declarations of the language. */
export const COMPILER_FOLDER = '/typescript';
const PRINTED_COLUMNS = 80;

/** Gives TypeScript a machine of its own: files that are only in memory, and a place to print. */
export function createCompiler(folder: string, layers: readonly ReadonlyMap<string, string>[]): Compiler {
  const written = new Map<string, string>();
  const all = [written, ...layers];
  const folders = foldersOf(layers);
  let printed = '';
  const readFile = (path: string) => all.find((files) => files.has(path))?.get(path);
  const entries = (path: string) => folders.get(withoutSlash(path)) ?? NO_ENTRIES;
  const system: TypeScriptSystem = {
    args: [],
    newLine: '\n',
    useCaseSensitiveFileNames: true,
    write(text) {
      printed += text;
    },
    getWidthOfTerminal: () => PRINTED_COLUMNS,
    writeOutputIsTTY: () => true,
    readFile,
    writeFile(path, text) {
      written.set(path, text);
    },
    resolvePath: (path) => absolute(folder, path),
    fileExists: (path) => readFile(path) !== undefined,
    directoryExists: (path) => folders.has(withoutSlash(path)),
    createDirectory: () => {},
    getExecutingFilePath: () => `${COMPILER_FOLDER}/tsc.js`,
    getCurrentDirectory: () => folder,
    getDirectories: (path) => [...entries(path).directories],
    readDirectory: (path, extensions, excludes, includes, depth) =>
      matchFiles(path, extensions, excludes, includes, true, folder, depth, entries, (name) => name),
    deleteFile(path) {
      written.delete(path);
    },
    exit(code = 0): never {
      throw new CompilerExit(code);
    },
    getEnvironmentVariable: () => '',
    realpath: (path) => path,
  };
  return { system, printed: () => printed, written };
}

interface Entries {
  files: readonly string[];
  directories: readonly string[];
}

const NO_ENTRIES: Entries = { files: [], directories: [] };

/** The names in each folder, in the order of their letters. */
function foldersOf(layers: readonly ReadonlyMap<string, string>[]): Map<string, Entries> {
  const found = new Map<string, { files: Set<string>; directories: Set<string> }>();
  const folderAt = (path: string) => {
    const known = found.get(path);
    if (known) return known;
    const folder = { files: new Set<string>(), directories: new Set<string>() };
    found.set(path, folder);
    if (path !== '/') folderAt(parentOf(path)).directories.add(nameOf(path));
    return folder;
  };
  for (const layer of layers)
    for (const path of layer.keys()) folderAt(parentOf(path)).files.add(nameOf(path));
  return new Map(
    [...found].map(([path, { files, directories }]) => [
      path,
      { files: [...files].sort(), directories: [...directories].sort() },
    ]),
  );
}

function absolute(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${folder}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';
const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));
