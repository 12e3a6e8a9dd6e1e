import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInside } from '../../files/is-inside.ts';

/** Where an author's code threw. */
export interface ThrownAt {
  /** Absolute path. */
  file: string;
  line: number;
  column: number;
}

const FRAME = /(file:\/\/\/?\S+?|\/\S+?|[A-Za-z]:[\\/]\S+?):(\d+):(\d+)\)?$/gm;

/** The first place that a stack names in a file of the site; undefined if it names none. */
export function thrownAt(error: unknown, siteDir: string): ThrownAt | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, address = '', line, column] of stack.matchAll(FRAME)) {
    const file = address.startsWith('file:') ? fileURLToPath(address) : address;
    const written = original({ file, line: Number(line), column: Number(column) });
    if (!existsSync(written.file) || written.file.includes('node_modules')) continue;
    if (isInside(written.file, siteDir)) return written;
  }
  return undefined;
}

/** The place in the source of a bundled file. */
function original(at: ThrownAt): ThrownAt {
  const map = `${at.file}.map`;
  if (!existsSync(map)) return at;
  const payload = JSON.parse(readFileSync(map, 'utf8')) as ConstructorParameters<typeof SourceMap>[0];
  const entry = new SourceMap(payload).findEntry(at.line - 1, at.column - 1);
  if (!('originalSource' in entry)) return at;
  return {
    file: path.resolve(path.dirname(at.file), entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}
