import { compareText } from '../../model/problem.ts';
import type { Block, ExampleDocument } from '../examples/read/collect-blocks.ts';
import { isConfiguration } from '../examples/read/check-blocks.ts';
import { contentHash } from '../examples/run/content-hash.ts';
import type { BlockSpec } from '../examples/read/fence-spec.ts';
import type { Project, ProjectFile } from '../examples/read/project.ts';
import { readVersions, versionsFor } from '../examples/run/versions.ts';
import { readLineMarks } from '../../engine/page/code/line-marks.ts';

/** Packages whose versions affect every type, besides the compiler. */
const TOOLS = ['@rslib/core', '@rsbuild/core', '@rspack/core'];

/** Increase this when texts are made in another way, to make all recordings stale. */
const RECIPE = '1';

/** A configuration on a page whose names have types. */
export interface HoverBlock {
  block: Block;
  project: Project;
  /** Path in the project. */
  file: string;
  text: string;
  /** Identifies the block when the site is built. */
  key: string;
  /** Hash of everything its types depend on. */
  inputs: string;
}

/** The configurations of a page that have types; none if no installed compiler can tell them. */
export function hoverBlocks(
  document: ExampleDocument,
  projects: readonly Project[],
  installDir: string,
): HoverBlock[] {
  const compiler = compilerIn(installDir);
  if (compiler === undefined) return [];
  const tools = readVersions(installDir, [...TOOLS, compiler]);
  return projects
    .filter((project) => project.document === document)
    .flatMap((project) =>
      project.blocks.flatMap((block): HoverBlock[] => {
        const { spec } = block;
        if (spec.kind !== 'file' || spec.region !== undefined || !isConfiguration(block)) return [];
        // An empty block shows a file of `examples/`.
        const shown = project.files.get(spec.file)?.text.replace(/\n$/, '') ?? '';
        const value = block.value.trim() === '' ? shown : block.value;
        // Without the package, types would only repeat what is written.
        if (!value.includes('@rslib/core')) return [];
        const text = shownFile(value);
        const files = readsOthers(text)
          ? project.files
          : new Map<string, ProjectFile>([[spec.file, { text, source: block.document.name }]]);
        const versions = versionsFor({ files }, installDir, tools);
        const others = [...files].map(([name, one]) => `${name}\n${one.text}`).toSorted(compareText);
        const inputs = contentHash(RECIPE, text, JSON.stringify(others), JSON.stringify(versions));
        return [{ block, project, file: spec.file, text, key: hoverKey(spec, value), inputs }];
      }),
    );
}

/** The key of a block includes the project, because the same file may import something else in another one. */
export function hoverKey({ project, file }: BlockSpec & { kind: 'file' }, value: string): string {
  return contentHash(project, file, value);
}

/** The code as the page shows it, with removed lines blank, so offsets are the same in both. */
function shownFile(value: string): string {
  const { code, marks } = readLineMarks(value);
  return code
    .split('\n')
    .map((line, index) => (marks.get(index + 1)?.has('remove') ? ' '.repeat(line.length) : line))
    .join('\n');
}

function readsOthers(text: string): boolean {
  return /['"]\.\.?\//.test(text);
}

/** From this version on, TypeScript is a native program without a language service. */
const NATIVE = 7;

/**
 * The name of the installed package that can tell types: the alias for version 6, or TypeScript itself in the
 * installation of an older release. Undefined if there is none.
 */
export function compilerIn(installDir: string): 'typescript-6' | 'typescript' | undefined {
  const names = ['typescript-6', 'typescript'] as const;
  const versions = readVersions(installDir, names);
  return names.find((name) => Number.parseInt(versions[name] ?? '', 10) < NATIVE);
}
