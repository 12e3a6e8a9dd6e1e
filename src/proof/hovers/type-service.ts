import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONFIGURATION_OPTIONS } from '../examples/run/check-types.ts';

/**
 * The part of TypeScript up to version 6 that is used here. The site is checked with version 7, which has no declarations for this.
 */
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

/** The result of a query. It also has documentation, which is not used, because other authors wrote it. */
export interface QuickInfo {
  kind: string;
  textSpan: { start: number; length: number };
  displayParts?: { text: string }[];
  canIncreaseVerbosityLevel?: boolean;
}

/** `isExpanded` replaces the name of a type by its parts. */
export type AskType = (file: string, offset: number, isExpanded: boolean) => QuickInfo | undefined;

/**
 * Since Rslib 1.0, `defineConfig` is generic, so its argument gets the type of exactly what is written. This declares only
 * its last overload, which gives names in a configuration the package's own types.
 */
const PLAIN_DEFINE_CONFIG = `
import type { RslibConfigDefinition } from '../node_modules/@rslib/core';
export * from '../node_modules/@rslib/core';
export declare function defineConfig(config: RslibConfigDefinition): RslibConfigDefinition;
`;

const OPTIONS = {
  ...CONFIGURATION_OPTIONS,
  // Without this, every optional property says "| undefined".
  exactOptionalPropertyTypes: true,
  // Without this, the order in a union depends on the other files.
  stableTypeOrdering: true,
};

/** Longer than any text that is kept, so the compiler never truncates a type before we do. */
const MAXIMUM_LENGTH = 2000;

/**
 * Opens a language service for all files at once, so their imports are read once. File paths are relative to a virtual
 * folder.
 */
export function openTypeService(
  files: ReadonlyMap<string, string>,
  asked: readonly string[],
  { installDir, compiler }: { installDir: string; compiler: string },
): AskType {
  const folder = path.join(installDir, '.hovers').replaceAll('\\', '/');
  const require = createRequire(path.join(installDir, 'package.json'));
  const { sys, ...ts } = require(compiler) as TypeScript;
  const texts = new Map([...files].map(([name, text]) => [`${folder}/${name}`, text]));
  const isGeneric = hasGenericConfig(installDir);
  if (isGeneric) texts.set(`${folder}/rslib-core.ts`, PLAIN_DEFINE_CONFIG);
  const folders = new Set([...texts.keys()].flatMap(foldersOf));
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...OPTIONS, ...(isGeneric && { paths: { '@rslib/core': [`${folder}/rslib-core.ts`] } }) },
    folder,
  );
  const readFile = (file: string): string | undefined => texts.get(file) ?? sys.readFile(file);
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => asked.map((name) => `${folder}/${name}`),
    // Nothing changes, and a constant version keeps the service from checking every file again.
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

/** Checks whether the package exports the type that came with the generic `defineConfig`. */
function hasGenericConfig(installDir: string): boolean {
  const declarations = path.join(installDir, 'node_modules/@rslib/core/dist-types/index.d.ts');
  return existsSync(declarations) && readFileSync(declarations, 'utf8').includes('RslibConfigDefinition');
}

function foldersOf(file: string): string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
