import type { Effect } from '../../model/mapping.ts';
import { out } from '../../model/out.ts';
import { entryOf } from '../../model/setting.ts';
import type { ObjectSetting } from '../../model/setting.ts';
import type { Project, Rename } from '../../model/tool.ts';
import { isDefaultEntry } from '../shared/entries.ts';
import { dtsEffect, EXTRACTOR, fixedRenames } from '../shared/extensions.ts';
import { plainPath, valueOf } from '../shared/facts.ts';
import type { CommonFacts } from '../shared/facts.ts';
import { entryFor, fileOf, readEntries } from './entries.ts';
import type { UnbuildEntry } from './entries.ts';
import { inferEntries } from './infer.ts';

/** What the options of unbuild depend on: the format of an item, and the folder that it compiles or copies. */
export interface UnbuildFacts extends CommonFacts {
  format: 'esm' | 'cjs';
  /** What is bundled together, or one folder. */
  entries: readonly UnbuildEntry[];
  /** Folders that are copied beside the item. */
  copies: readonly UnbuildEntry[];
  declaration: unknown;
}

export function unbuildItems(config: ObjectSetting, project: Project): UnbuildFacts[] {
  const option = (name: string) => entryOf(config, name);
  const rollup = option('rollup');
  const emits = rollup?.kind === 'object' ? entryOf(rollup, 'emitCJS') : undefined;
  const read = readEntries(option('entries'));
  const inferred = read?.length === 0 ? inferEntries(project) : undefined;
  const inputs = inferred && inferred.inputs.length > 0 ? inferred.inputs : ['src/index'];
  const entries = read?.length ? read : inputs.map((input) => entryFor(input));
  const emitsCjs = (emits?.kind === 'literal' && emits.value === true) || inferred?.hasCjs === true;
  const declaration = valueOf({ option }, 'declaration') ?? (inferred?.hasTypes ? 'compatible' : false);
  const of = (builder: UnbuildEntry['builder']) => entries.filter((entry) => entry.builder === builder);
  const folders = of('mkdist').map((entry) => ({ entries: [entry], format: entry.format }));
  const bundled = of('rollup');
  const bundles = (emitsCjs ? (['esm', 'cjs'] as const) : (['esm'] as const)).map((format) => ({
    entries: bundled,
    format,
  }));
  const items = bundled.length > 0 || folders.length === 0 ? [...bundles, ...folders] : folders;
  return items.map((item, at) => ({
    ...item,
    project,
    option,
    declaration,
    copies: at === 0 ? of('copy') : [],
  }));
}

/** Whether the item compiles each file of a folder, as mkdist does. */
export function isFolder({ entries: [first] }: UnbuildFacts): boolean {
  return first?.builder === 'mkdist';
}

/** The folder of a mkdist entry that has one of its own. */
export function ownFolder({ entries: [first] }: UnbuildFacts): string | undefined {
  return first?.outDir;
}

export function unbuildRenames(facts: UnbuildFacts): Rename[] {
  const outDir = ownFolder(facts) ?? valueOf(facts, 'outDir');
  const folder = typeof outDir === 'string' ? plainPath(outDir) : 'dist';
  return fixedRenames(facts.format, facts.project, folder);
}

/** What an item needs besides its options. Without entries, these are inferred from `package.json`. */
export function unbuildBase(facts: UnbuildFacts): Effect[] {
  const { format, declaration, option } = facts;
  const isInferred = readEntries(option('entries'))?.length === 0;
  return [
    { at: 'format', value: out(format) },
    ...(isFolder(facts) ? [{ at: 'bundle', value: out(false) }] : []),
    ...(isInferred ? entryEffects(facts) : []),
    ...(isInferred && declaration !== false && option('declaration') === undefined ? typesOf(facts) : []),
  ];
}

/** Declaration files, if the item has any. */
export function typesOf(facts: UnbuildFacts): Effect[] {
  // mkdist writes `.d.ts` beside any JavaScript.
  return [isFolder(facts) ? { at: 'dts', value: out(true) } : dtsEffect(facts.format, facts.project, true)];
}

/** What the entries become. */
export function entryEffects(facts: UnbuildFacts): Effect[] {
  const { entries, copies, project } = facts;
  const [first] = entries;
  return [
    ...(first && isFolder(facts) ? folderEffects(first) : moduleEffects(entries, project)),
    ...(copies.length > 0 ? [{ at: 'output.copy', value: out(copies.map(copied)) }] : []),
  ];
}

function moduleEffects(entries: readonly UnbuildEntry[], project: Project): Effect[] {
  const named = Object.fromEntries(entries.map((entry) => [entry.name, fileOf(entry, project)]));
  return entries.length === 0 || isDefaultEntry(named) ? [] : [{ at: 'source.entry', value: out(named) }];
}

function folderEffects({ input, patterns, outDir }: UnbuildEntry): Effect[] {
  const files = patterns.map((one) =>
    one.startsWith('!') ? `!./${input}/${one.slice(1)}` : `./${input}/${one}`,
  );
  return [
    ...(files.join(' ') === './src/**' ? [] : [{ at: 'source.entry', value: out({ index: files }) }]),
    { at: 'outBase', value: out(input) },
    ...(outDir === undefined || plainPath(outDir) === 'dist'
      ? []
      : [{ at: 'output.distPath', value: out(plainPath(outDir)) }]),
  ];
}

/** Rslib's folder begins in that of the output. */
function copied({ input, outDir }: UnbuildEntry): { from: string; to?: string } {
  const to = outDir === undefined ? '' : plainPath(outDir).replace(/^[^/]+\/?/, '');
  return { from: input, ...(to !== '' && { to }) };
}

/** The development dependencies that this needs. */
export function unbuildAdds(facts: UnbuildFacts): readonly string[] {
  return facts.declaration !== false && !isFolder(facts) ? EXTRACTOR : [];
}
