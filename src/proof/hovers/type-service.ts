import { createRequire } from 'node:module';
import path from 'node:path';
import { CONFIGURATION_OPTIONS } from '../examples/run/compiler-options.ts';

/** The little that is used of TypeScript 6. The site is checked with 7, which brings no declarations for this. */
interface TypeScript {
  createLanguageService(host: object): LanguageService;
  convertCompilerOptionsFromJson(options: object, folder: string): { options: object };
  getDefaultLibFilePath(options: object): string;
  ScriptSnapshot: { fromString(text: string): object };
  sys: {
    fileExists(file: string): boolean;
    readFile(file: string): string | undefined;
    directoryExists(folder: string): boolean;
    realpath(file: string): string;
  };
}

interface LanguageService {
  getQuickInfoAtPosition(
    file: string,
    offset: number,
    maximumLength?: number,
    verbosity?: number,
  ): QuickInfo | undefined;
}

/** It has documentation too, which is not asked for: those are sentences of other authors. */
export interface QuickInfo {
  kind: string;
  textSpan: { start: number; length: number };
  displayParts?: { text: string }[];
  canIncreaseVerbosityLevel?: boolean;
}

/** Of a name in a file; `isExpanded` names the parts of a type where it has a name of its own. */
export type AskType = (file: string, offset: number, isExpanded: boolean) => QuickInfo | undefined;

/**
 * `defineConfig` is generic: its argument has the type of just what is written. This is the last of its overloads alone,
 * where the names in a configuration are those of the package's own types.
 */
const PLAIN_DEFINE_CONFIG = `
import type { RslibConfigDefinition } from '../node_modules/@rslib/core';
export * from '../node_modules/@rslib/core';
export declare function defineConfig(config: RslibConfigDefinition): RslibConfigDefinition;
`;

const OPTIONS = {
  ...CONFIGURATION_OPTIONS,
  // Otherwise every optional property says "| undefined".
  exactOptionalPropertyTypes: true,
  // Otherwise the order in a union depends on the other files.
  stableTypeOrdering: true,
};

/** Longer than any text that is kept: a type that is cut by the compiler has no end to cut by. */
const MAXIMUM_LENGTH = 2000;

/** All files, by their path below a folder that exists only here, are one program: what they import is read once. */
export function openTypeService(
  files: ReadonlyMap<string, string>,
  asked: readonly string[],
  installDir: string,
): AskType {
  const folder = path.join(installDir, '.hovers').replaceAll('\\', '/');
  const require = createRequire(path.join(installDir, 'package.json'));
  const { sys, ...ts } = require('typescript-6') as TypeScript;
  const texts = new Map([...files].map(([name, text]) => [`${folder}/${name}`, text]));
  texts.set(`${folder}/rslib-core.ts`, PLAIN_DEFINE_CONFIG);
  const folders = new Set([...texts.keys()].flatMap(foldersOf));
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...OPTIONS, paths: { '@rslib/core': [`${folder}/rslib-core.ts`] } },
    folder,
  );
  const readFile = (file: string): string | undefined => texts.get(file) ?? sys.readFile(file);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => asked.map((name) => `${folder}/${name}`),
    // Nothing changes, and whoever says so is not asked of every file again.
    getProjectVersion: () => '1',
    getScriptVersion: () => '1',
    getScriptSnapshot: (file: string) => {
      const text = readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: () => ts.getDefaultLibFilePath(options),
    readFile,
    fileExists: (file: string) => texts.has(file) || sys.fileExists(file),
    directoryExists: (name: string) => folders.has(name) || sys.directoryExists(name),
    realpath: (file: string) => (texts.has(file) ? file : sys.realpath(file)),
  });
  return (file, offset, isExpanded) =>
    service.getQuickInfoAtPosition(`${folder}/${file}`, offset, MAXIMUM_LENGTH, isExpanded ? 1 : 0);
}

function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
