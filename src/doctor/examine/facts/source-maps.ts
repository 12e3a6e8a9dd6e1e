import { isRecord, textOf } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';

export interface SourceMap {
  file: string;
  /** The folder that names of sources are relative to, as parts of a path. */
  folder: string[];
  sources: { name: string; content: string | undefined }[];
}

/** Reads the source maps of a package. Those that are not JSON, or that a tool made from nothing, have no sources. */
export function sourceMaps({ files }: Package): SourceMap[] {
  return [...files.keys()].flatMap((file) => {
    if (!/\.(?:[cm]?js|css|d\.[cm]?ts)\.map$/.test(file)) return [];
    const map = parsed(textOf(files, file) ?? '');
    if (!isRecord(map) || !Array.isArray(map['sources'])) return [];
    const root = typeof map['sourceRoot'] === 'string' ? map['sourceRoot'].split('/') : [];
    const contents: unknown[] = Array.isArray(map['sourcesContent']) ? map['sourcesContent'] : [];
    const sources = map['sources'].flatMap((name: unknown, at) => {
      const content = contents[at];
      return typeof name === 'string' && !name.startsWith('webpack/')
        ? [{ name, content: typeof content === 'string' ? content : undefined }]
        : [];
    });
    return [{ file, folder: [...file.split('/').slice(0, -1), ...root], sources }];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
