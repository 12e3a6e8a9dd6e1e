import type { BuiltFile } from '../../model/protocol.ts';

/** Whether a file is new, gone or different, compared with the build before. */
export type FileSign = '+' | '−' | '±';

export interface OutputEntry {
  path: string;
  file: BuiltFile | undefined;
  before: BuiltFile | undefined;
  sign: FileSign | undefined;
}

/** Pairs the files of a build with those of the build before, in the order of the output; removed files come last. */
export function pairBuilds(
  files: readonly BuiltFile[],
  before: readonly BuiltFile[] | undefined,
): OutputEntry[] {
  const sorted = files.toSorted((a, b) => rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : 1));
  if (!before) return sorted.map((file) => ({ path: file.path, file, before: undefined, sign: undefined }));
  const old = new Map(before.map((file) => [file.path, file]));
  const kept = sorted.map((file): OutputEntry => {
    const other = old.get(file.path);
    const sign = !other ? '+' : isSame(file.bytes, other.bytes) ? undefined : '±';
    return { path: file.path, file, before: other, sign };
  });
  const paths = new Set(files.map(({ path }) => path));
  const gone = before.filter(({ path }) => !paths.has(path));
  return [
    ...kept,
    ...gone.map((file): OutputEntry => ({ path: file.path, file: undefined, before: file, sign: '−' })),
  ];
}

/** Decodes a file, or returns undefined if it is not text. */
export function textOf({ bytes }: BuiltFile): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Ranks entries first, ES modules before other formats, and source maps last. */
function rank(path: string): number {
  if (path.endsWith('.map')) return 3;
  const [, ending] = /^dist\/(?:[^/]+\/)?index\.([^/]+)$/.exec(path) ?? [];
  if (ending === undefined) return 2;
  return /^m?js$/.test(ending) ? 0 : 1;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
