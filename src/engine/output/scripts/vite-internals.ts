/**
 * Everything this project relies on in Vite beyond its documentation: module names, URLs and messages that an upgrade
 * may change. No other file matches them. `vite-internals.test.ts` checks each against the installed Vite.
 */
import type { Plugin, Rolldown } from 'vite';
import { encodeAddress } from '../../../model/address.ts';
import { toPosix } from '../../files/display-path.ts';

/** The plugin that wraps every `import()` in a helper, which loads styles and further chunks first. */
const PRELOADER = 'native:import-analysis-build';

/**
 * Leaves every `import()` as it is written. Lazily loaded parts have neither styles nor further chunks to load first, and
 * the helper for that is as large as one of them.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === PRELOADER);
      // Dev has none.
      if (at >= 0) (plugins as Plugin[]).splice(at, 1);
    },
  };
}

/** Leaves the advice to edit a file that sites do not have out of the window that shows problems in dev. */
export function plainOverlay(): Plugin {
  return {
    name: 'plain-overlay',
    transform: (code, id) =>
      id.endsWith('/vite/dist/client/client.mjs')
        ? code.replace(/, h\("br"\), "You can also disable .*?hmrConfigName\), "\."/s, '')
        : undefined,
  };
}

/** Puts everything the entry needs into one file, which the app also uses. */
export const ENTRY_GROUP = { name: 'entry', test: /entry-client/ };

interface EntryChunks {
  /** The file with the code. */
  entry: Rolldown.OutputChunk;
  /**
   * A second file that only imports the first and costs a request. The bundler writes it if the entry uses top-level
   * await.
   */
  facade?: Rolldown.OutputChunk | undefined;
}

/** Finds the files the bundler creates for an entry whose code is in a group. */
export function entryChunks(chunks: readonly Rolldown.OutputChunk[]): EntryChunks {
  const named = chunks.filter(({ name }) => name === ENTRY_GROUP.name);
  const started = named.find(({ isEntry }) => isEntry);
  const group = named.find(({ isEntry }) => !isEntry);
  if (started && !group) return { entry: started };
  const isFacade = started?.moduleIds.length === 0 && started.imports.join() === group?.fileName;
  if (group && isFacade) return { entry: group, facade: started };
  throw new Error(
    'The bundler wrote the entry neither as one file nor as a group behind an empty facade. Adapt `entryChunks` in src/engine/output/scripts/vite-internals.ts.',
  );
}

export interface BundlerFailure {
  /** Without colors, virtual module markers, the name of the tool, and text around the actual cause. */
  text: string;
  /** The import that cannot be resolved, and its file. */
  missing?: string | undefined;
  importer?: string | undefined;
  /** The file named above the code frame of a syntax error. */
  framedFile?: string | undefined;
  /** The name that a file does not export. */
  notExported?: { name: string; file: string } | undefined;
  /** The package for a style language, such as Sass, that is not installed. */
  preprocessor?: string | undefined;
  /** What a tsconfig.json extends and is not there. */
  baseConfig?: string | undefined;
}

/** What the bundler, and the dev server on the server side, say about an import that leads nowhere. */
const MISSING = [
  /failed to resolve import "([^"]+)" from "([^"]+)"/,
  /Failed to load url (\S+) \(resolved id: [^)]*\) in (\S+)\. Does the file exist/,
  /Cannot find module '([^']+)' imported from '([^']+)'/,
];

/** Parses the bundler's message about something it cannot bundle. */
export function readFailure(message: string): BundlerFailure {
  // oxlint-disable-next-line no-control-regex -- color codes begin with a control character
  const plain = message.replaceAll(/\u001B\[[\d;]*m|\0/g, '').replace(/^\[[\w:-]+\]:?\s*/, '');
  const text = /\nCaused by:\s+(.*)/s.exec(plain)?.[1] ?? plain;
  const [, missing, importer] = MISSING.map((pattern) => pattern.exec(text)).find(Boolean) ?? [];
  const framedFile = /\[ (\S+?):\d+:\d+ \]/.exec(text)?.[1];
  const preprocessor = /Preprocessor dependency "([^"]+)" not found/.exec(text)?.[1];
  const [, name, file] = /"([^"]+)" is not exported by "([^"]+)"/.exec(text) ?? [];
  const notExported = name !== undefined && file !== undefined ? { name, file } : undefined;
  const baseConfig = /Tsconfig not found (\S+)/.exec(text)?.[1];
  return { text, missing, importer, framedFile, notExported, preprocessor, baseConfig };
}

/**
 * Checks whether a log line only repeats that a module failed on the server; the code that requested it has the error.
 */
export function repeatsFailure(line: string): boolean {
  return line.includes('Error when evaluating SSR module');
}

/** The tag of the script that connects a page to the dev server. */
export function devClientTag(base: string): string {
  return `<script type="module" src="${base}@vite/client"></script>`;
}

/** The URL at which the dev server serves a file, wherever it is. */
export function sourceFileUrl(base: string, file: string): string {
  return encodeAddress(`${base}@fs/${toPosix(file).replace(/^\//, '')}`);
}

export function virtualModuleUrl(base: string, id: string): string {
  return encodeAddress(`${base}@id/__x00__${id}`);
}
