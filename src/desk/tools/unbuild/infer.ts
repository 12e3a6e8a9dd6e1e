import { isModule, isRecord } from '../../model/manifest.ts';
import type { Manifest } from '../../model/manifest.ts';
import type { Project } from '../../model/tool.ts';

type Format = 'esm' | 'cjs';

/** What unbuild derives from `package.json` if a configuration has no entries. */
export interface Inferred {
  /** Paths of sources without an extension. */
  inputs: string[];
  hasCjs: boolean;
  hasTypes: boolean;
}

interface Output {
  file: string;
  format: Format | undefined;
}

/** Lists the files in `exports`, with the format of the conditions that they are for. */
function exported(value: unknown, format: Format | undefined): Output[] {
  if (typeof value === 'string') return [{ file: value, format }];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name.endsWith('.json')
      ? []
      : exported(inner, name === 'import' ? 'esm' : name === 'require' ? 'cjs' : format),
  );
}

function outputsOf(manifest: Manifest): Output[] {
  const { bin, main, module, types, typings } = manifest;
  const programs = isRecord(bin) ? Object.values(bin) : [bin];
  const named: [unknown, Format | undefined][] = [
    ...programs.map((file): [unknown, undefined] => [file, undefined]),
    [main, undefined],
    [module, 'esm'],
    [types ?? typings, undefined],
  ];
  return [
    ...exported(manifest['exports'], undefined),
    ...named.flatMap(([file, format]) => (typeof file === 'string' ? [{ file, format }] : [])),
  ];
}

function formatOf({ file, format }: Output, manifest: Manifest): Format | undefined {
  if (format !== undefined) return format;
  if (file.endsWith('.mjs')) return 'esm';
  if (file.endsWith('.cjs')) return 'cjs';
  if (!file.endsWith('.js')) return undefined;
  return isModule(manifest) ? 'esm' : 'cjs';
}

/** The source that an output is built from: the one with most of its path. */
function sourceOf(output: string, sources: readonly string[]): string | undefined {
  const segments = output.replace(/^\.\//, '').split('/');
  return segments
    .map((_, at) => segments.slice(at).join('/'))
    .map((path) => sources.find((source) => source.endsWith(`/${path}`)))
    .find((source) => source !== undefined);
}

export function inferEntries({ manifest, expand }: Project): Inferred {
  const found = expand(['src/**']) ?? ['src/index.ts'];
  const sources = [...new Set(found.map((file) => file.replace(/\.d\.[cm]?ts$|\.\w+$/, '')))].toSorted(
    (a, b) => a.split('/').length - b.split('/').length,
  );
  const outputs = outputsOf(manifest).map((output) => ({
    ...output,
    source: sourceOf(output.file.replace(/\.d\.[cm]?ts$|\.\w+$/, ''), sources),
  }));
  const known = outputs.filter(({ source }) => source !== undefined);
  return {
    inputs: [...new Set(known.flatMap(({ source }) => source ?? []))],
    hasCjs: known.some((output) => formatOf(output, manifest) === 'cjs'),
    hasTypes: known.some(({ file }) => /\.d\.[cm]?ts$/.test(file)),
  };
}
