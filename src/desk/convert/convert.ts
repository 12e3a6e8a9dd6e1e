import type { Conversion } from '../model/conversion.ts';
import { stringsIn } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';
import type { OutEntry } from '../model/out.ts';
import type { Project, Tool } from '../model/tool.ts';
import { readConfigFile } from '../read/read-config.ts';
import { changeManifest } from './change-manifest.ts';
import { changedScripts, scriptsLeft } from './change-scripts.ts';
import { convertConfig } from './convert-config.ts';
import { expandWith } from './expand.ts';
import type { Input } from './input.ts';
import { joinResults } from './join-results.ts';
import { lostStatements, unreadParts } from './list-rest.ts';
import { listScripts, listScriptsLeft } from './list-scripts.ts';
import { printConfig } from './print-config.ts';
import { readManifest } from './read-manifest.ts';
import { recognizeTool } from './recognize.ts';
import { shareSettings } from './shared-settings.ts';
import { scriptsOf } from './tool-scripts.ts';
import type { ToolScripts } from './tool-scripts.ts';

/** Converts the configuration of another tool. Nothing in it is run, and nothing is dropped silently. */
export function convert(input: Input): Conversion {
  const manifest = readManifest(input.manifest);
  if ('fault' in manifest) return { kind: 'broken', file: 'package.json', fault: manifest.fault };
  const tool = recognizeTool(input, manifest.value);
  return tool ? convertFrom(tool, input, manifest.value) : { kind: 'unknown' };
}

function convertFrom<Facts>(tool: Tool<Facts>, input: Input, manifest: Manifest): Conversion {
  const { calls, builds } = tool.keepsScripts ? NO_SCRIPTS : scriptsOf(manifest, tool);
  // A script that names a file, or none, does not use the field.
  const field = input.config === undefined && !builds[0]?.file ? tool.field : undefined;
  const text = input.config ?? JSON.stringify((field !== undefined && manifest[field]) || {});
  const read = readConfigFile(text, tool);
  if (read.kind === 'broken') return { kind: 'broken', file: 'configuration', fault: read.fault };
  const { file } = read;
  const project: Project = {
    manifest,
    file: input.name ?? builds[0]?.file?.name,
    configs: file.configs,
    expand: expandWith(input.files),
  };
  const result = joinResults(
    file.configs.map((config, at) => {
      const prefix = file.isList ? `[${at}].` : '';
      const flags = builds.length === 0 ? [[]] : builds.map(({ options }) => options);
      return flags.map((own) => convertConfig(tool, config, { project, flags: own, prefix }));
    }),
  );
  const shared = shareSettings(result.items);
  const entries: OutEntry[] = [
    { name: 'lib', value: { kind: 'list', items: shared.items }, comments: [] },
    ...shared.top,
  ];
  const printed = result.items.length > 0 ? printConfig(file, entries) : undefined;
  const scripts = changedScripts(stringsIn(manifest, 'scripts'), calls, result.after);
  const own = tool.drops ?? tool.packageNames;
  const drops = [
    ...own.map((name) => ({ name, programs: name === own[0] ? tool.programs : [] })),
    ...result.drops.map(asProgram),
  ];
  const left = scriptsLeft(scripts, drops);
  return {
    kind: 'converted',
    tool: tool.id,
    config: printed?.text,
    manifest:
      input.manifest &&
      changeManifest(input.manifest, manifest, {
        scripts,
        adds: new Set(['@rslib/core', ...result.adds]),
        drops: new Set(
          drops
            .map(({ name }) => name)
            .filter((name) => !left.some(({ packages }) => packages.includes(name))),
        ),
        field,
        renames: result.renames,
      }),
    list: [
      ...result.list,
      ...unreadParts(file),
      ...lostStatements(file, printed?.kept, result.handled),
      ...listScripts({ calls, builds }, tool, input),
      ...listScriptsLeft(left),
    ],
    differences: result.differences,
    renames: result.renames,
  };
}

const NO_SCRIPTS: ToolScripts = { calls: new Map(), builds: [] };

/** Packages that options need have one program, with their own name. */
function asProgram(name: string): { name: string; programs: string[] } {
  return { name, programs: [name] };
}
