import { lists, stringsIn } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Tool } from '../model/tool.ts';
import { TOOLS } from '../tools/tools.ts';
import { readScript } from '../read/read-script.ts';
import type { Input } from './input.ts';

type Sign = (tool: Tool) => boolean;

/** Finds out which tool a project uses: by its configuration, else by its `package.json`. */
export function recognizeTool(
  { config, name, tool: id }: Pick<Input, 'config' | 'name' | 'tool'>,
  manifest: Manifest,
): Tool | undefined {
  const file = name?.split('/').at(-1);
  return firstWith([
    (tool) => tool.id === id,
    (tool) => file !== undefined && tool.files.includes(file),
    (tool) => config !== undefined && tool.packageNames.some((one) => importsFrom(config, one)),
    ({ looksLike }) => config !== undefined && looksLike?.test(config) === true,
    ...signsIn(manifest),
  ]);
}

/**
 * Finds out which tool builds a project with these files. A project may have the configuration of a tool that only
 * serves its pages or its tests.
 */
export function recognizeProject(files: ReadonlySet<string>, manifest: Manifest): Tool | undefined {
  const hasFile: Sign = (tool) => tool.files.some((file) => files.has(file));
  return firstWith([
    (tool) => hasFile(tool) && isCalledIn(manifest, tool),
    (tool) => hasFile(tool) && !tool.keepsConfig,
    ...signsIn(manifest),
  ]);
}

const signsIn = (manifest: Manifest): Sign[] => [
  ({ field }) => field !== undefined && Object.hasOwn(manifest, field),
  (tool) => isCalledIn(manifest, tool),
  // A package whose configuration has other uses is listed for those.
  (tool) => !tool.keepsConfig && lists(manifest, tool.packageNames[0]),
];

function firstWith(signs: readonly Sign[]): Tool | undefined {
  for (const sign of signs) {
    const found = TOOLS.find(sign);
    if (found) return found;
  }
  return undefined;
}

function isCalledIn(manifest: Manifest, tool: Tool): boolean {
  return Object.values(stringsIn(manifest, 'scripts')).some((script) => readScript(script, tool).length > 0);
}

function importsFrom(config: string, packageName: string): boolean {
  return [`'${packageName}'`, `"${packageName}"`].some((name) => config.includes(name));
}
