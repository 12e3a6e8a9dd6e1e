import { parse } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import { lineAt } from '../../config-text/config-tree.ts';
import type { Fault } from '../model/config-file.ts';
import type { Conversion } from '../model/conversion.ts';
import { isRecord } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';
import type { OutEntry } from '../model/out.ts';
import type { Project, Tool } from '../model/tool.ts';
import { readConfigFile } from '../read/read-config.ts';
import { scriptsOf } from './tool-scripts.ts';
import type { ToolCall } from '../read/read-script.ts';
import { changeManifest } from './change-manifest.ts';
import { convertConfig } from './convert-config.ts';
import type { ConvertedConfig } from './convert-config.ts';
import { expandWith } from './expand.ts';
import { lostStatements, otherFlags, unreadParts } from './list-rest.ts';
import { printConfig } from './print-config.ts';
import { recognizeTool } from './recognize.ts';
import { shareSettings } from './shared-settings.ts';

export interface Input {
  /** The text of the configuration. Without it, the one in `package.json` and its scripts. */
  config?: string;
  /** The name of its file, if it is known. */
  name?: string;
  /** The text of `package.json`. */
  manifest?: string;
  /** The files of the project, by their paths, if they are known. */
  files?: readonly string[];
}

/** Converts the configuration of another tool. Nothing in it is run, and nothing is dropped silently. */
export function convert(input: Input): Conversion {
  const manifest = parseManifest(input.manifest);
  if ('fault' in manifest) return { kind: 'broken', file: 'package.json', fault: manifest.fault };
  const tool = recognizeTool(input, manifest.value);
  return tool ? convertFrom(tool, input, manifest.value) : { kind: 'unknown' };
}

function convertFrom<Facts>(tool: Tool<Facts>, input: Input, manifest: Manifest): Conversion {
  const inManifest =
    input.config === undefined && tool.field !== undefined ? manifest[tool.field] : undefined;
  const text = input.config ?? JSON.stringify(inManifest ?? {});
  const read = readConfigFile(text, tool);
  if (read.kind === 'broken') return { kind: 'broken', file: 'configuration', fault: read.fault };
  const { file } = read;
  const project: Project = { manifest, expand: expandWith(input.files) };
  const scripts = scriptsOf(manifest, tool);
  const flags = scripts.main?.options ?? [];
  const results = file.configs.map((config, at) =>
    convertConfig(tool, config, { project, flags, prefix: file.isList ? `[${at}].` : '' }),
  );
  const items = results.flatMap((result) => result.items);
  const shared = shareSettings(items);
  const entries: OutEntry[] = [
    { name: 'lib', value: { kind: 'list', items: shared.items }, comments: [] },
    ...shared.top,
  ];
  const printed = items.length > 0 ? printConfig(file, entries) : undefined;
  return {
    kind: 'converted',
    tool: tool.id,
    config: printed?.text,
    manifest:
      input.manifest && changeManifest(input.manifest, manifest, changesFor(tool, results, scripts.calls)),
    list: [
      ...results.flatMap(({ list }) => list),
      ...unreadParts(file),
      ...lostStatements(file, printed?.kept),
      ...otherFlags(scripts, tool),
    ],
    differences: [...new Set(results.flatMap(({ differences }) => differences))],
  };
}

function parseManifest(text: string | undefined): { value: Manifest } | { fault: Fault } {
  if (text === undefined) return { value: {} };
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { value: isRecord(value) ? value : {} };
  const [found] = /\S[\w$]*/.exec(text.slice(first.offset)) ?? [];
  return { fault: { line: lineAt(text, first.offset), found, unclosed: undefined } };
}

function changesFor(
  { packageName, field }: Pick<Tool, 'packageName' | 'field'>,
  results: readonly ConvertedConfig[],
  calls: ReadonlyMap<string, ToolCall[]>,
): Parameters<typeof changeManifest>[2] {
  return {
    calls,
    adds: new Set(['@rslib/core', ...results.flatMap(({ adds }) => adds)]),
    drops: new Set([packageName, ...results.flatMap(({ drops }) => drops)]),
    field,
    after: [...new Set(results.flatMap(({ after }) => after))],
  };
}
