import { entryOf, stringsOf } from '../../model/setting.ts';
import type { ObjectSetting, Setting } from '../../model/setting.ts';
import type { Project } from '../../model/tool.ts';
import { plainPath } from '../shared/facts.ts';

/** One entry of unbuild: a module that is bundled, a folder whose files are compiled, or one that is copied. */
export interface UnbuildEntry {
  builder: 'rollup' | 'mkdist' | 'copy';
  input: string;
  name: string;
  outDir: string | undefined;
  patterns: string[];
  format: 'esm' | 'cjs';
}

const KNOWN: Readonly<Record<UnbuildEntry['builder'], readonly string[]>> = {
  rollup: ['builder', 'input', 'name'],
  mkdist: ['builder', 'input', 'outDir', 'pattern', 'format'],
  copy: ['builder', 'input', 'outDir'],
};

const isBuilder = (name: string): name is UnbuildEntry['builder'] => Object.hasOwn(KNOWN, name);

/** Reads the entries; undefined if one of them has parts that are not converted. */
export function readEntries(setting: Setting | undefined): UnbuildEntry[] | undefined {
  if (setting === undefined) return [];
  if (setting.kind !== 'list') return undefined;
  const entries = setting.items.map((item) => (item.kind === 'object' ? ofObject(item) : ofText(item)));
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function ofText(setting: Setting): UnbuildEntry | undefined {
  const [input] = stringsOf(setting) ?? [];
  return setting.kind === 'literal' && input !== undefined ? entryFor(input) : undefined;
}

function ofObject(object: ObjectSetting): UnbuildEntry | undefined {
  const text = (name: string) => stringsOf(entryOf(object, name))?.[0];
  const [input, builder, format = 'esm'] = [text('input'), text('builder'), text('format')];
  if (input === undefined || (builder !== undefined && !isBuilder(builder))) return undefined;
  const entry = entryFor(input, builder);
  const isRead = object.entries.every(
    ({ name, value }) => KNOWN[entry.builder].includes(name) && stringsOf(value) !== undefined,
  );
  if (!isRead || (format !== 'esm' && format !== 'cjs')) return undefined;
  return {
    ...entry,
    format,
    name: text('name') ?? entry.name,
    outDir: text('outDir'),
    patterns: stringsOf(entryOf(object, 'pattern')) ?? entry.patterns,
  };
}

/** An entry as unbuild completes it. */
export function entryFor(
  input: string,
  builder: UnbuildEntry['builder'] = input.endsWith('/') ? 'mkdist' : 'rollup',
): UnbuildEntry {
  const path = plainPath(input);
  const name = path.replace(/^src\//, '').replace(/\.(?:[cm]?[jt]s|json|[jt]sx)$/, '');
  return { builder, input: path, name, outDir: undefined, patterns: ['**'], format: 'esm' };
}

/** The file of an entry, which unbuild finds without its extension. */
export function fileOf({ input }: UnbuildEntry, { expand }: Project): string {
  if (/\.(?:[cm]?[jt]s|[jt]sx|json)$/.test(input)) return `./${input}`;
  const found = expand([`${input}.*`, `${input}/index.*`])?.filter((file) => !file.endsWith('.d.ts'));
  return `./${found?.[0] ?? `${input}.ts`}`;
}
