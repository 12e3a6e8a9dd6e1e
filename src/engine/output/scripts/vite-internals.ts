/**
 * Everything that is known about Vite beyond its documentation: names of modules, addresses and sentences that an upgrade
 * may change. No other file matches them. `vite-internals.test.ts` asks the installed Vite for each.
 */
import type { Plugin, Rolldown } from 'vite';
import { toPosix } from '../../files/display-path.ts';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Replaces the helper that Vite wraps around every `import()` to load styles and further chunks first. Parts loaded later
 * have neither here, and the helper weighs as much as one of them.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}

/** Puts all that the entry needs into one file, which the app behind it uses too. */
export const ENTRY_GROUP = { name: 'entry', test: /entry-client|preload-helper/ };

interface EntryChunks {
  /** The file with the code. */
  entry: Rolldown.OutputChunk;
  /**
   * A second file, which only imports the other: one request more for nothing. The bundler writes it where the entry
   * awaits something at its top level.
   */
  facade?: Rolldown.OutputChunk | undefined;
}

/** Finds the files that the bundler makes of an entry whose code is in a group. */
export function entryChunks(chunks: readonly Rolldown.OutputChunk[]): EntryChunks {
  const named = chunks.filter(({ name }) => name === ENTRY_GROUP.name);
  const started = named.find(({ isEntry }) => isEntry);
  const group = named.find(({ isEntry }) => !isEntry);
  if (started && !group) return { entry: started };
  const isFacade = started?.moduleIds.length === 0 && started.imports.join() === group?.fileName;
  if (group && isFacade) return { entry: group, facade: started };
  throw new Error(
    'The bundler writes the entry in another way than as one file, or as a group behind an empty facade. Adapt `entryChunks` in src/engine/output/scripts/vite-internals.ts.',
  );
}

export interface BundlerFailure {
  /** Without colors, marks of virtual modules, the name of the tool, and what only surrounds a cause. */
  text: string;
  /** The import that cannot be found, and the file it is in. */
  missing?: string | undefined;
  importer?: string | undefined;
  /** The file named above the frame that is drawn around a syntax error. */
  framedFile?: string | undefined;
}

/** Reads what the bundler says about something that it cannot bundle. */
export function readFailure(message: string): BundlerFailure {
  // oxlint-disable-next-line no-control-regex -- color codes begin with a control character
  const plain = message.replaceAll(/\u001B\[[\d;]*m|\0/g, '').replace(/^\[[\w:-]+\]:?\s*/, '');
  const text = /\nCaused by:\s+(.*)/s.exec(plain)?.[1] ?? plain;
  const [, missing, importer] = /failed to resolve import "([^"]+)" from "([^"]+)"/.exec(text) ?? [];
  return { text, missing, importer, framedFile: /\[ (\S+?):\d+:\d+ \]/.exec(text)?.[1] };
}

/** Tells whether a line of the log only repeats that a module failed on the server: whoever asked for it has the error. */
export function repeatsFailure(line: string): boolean {
  return line.includes('Error when evaluating SSR module');
}

/** Returns the tag of the script that connects a page to the dev server. */
export function devClientTag(base: string): string {
  return `<script type="module" src="${base}@vite/client"></script>`;
}

/** Returns the address at which the dev server answers with a file, wherever the file is. */
export function sourceFileUrl(base: string, file: string): string {
  return `${base}@fs/${toPosix(file).replace(/^\//, '')}`;
}

/** Returns the address at which the dev server answers with a virtual module. */
export function virtualModuleUrl(base: string, id: string): string {
  return `${base}@id/__x00__${id}`;
}
