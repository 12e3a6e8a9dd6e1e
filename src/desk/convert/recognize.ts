import { lists, stringsIn } from '../model/manifest.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Tool } from '../model/tool.ts';
import { TOOLS } from '../tools/tools.ts';
import { readScript } from '../read/read-script.ts';

interface Known {
  config?: string;
  name?: string;
}

/** Finds out which tool a project uses: by its configuration, else by its `package.json`. */
export function recognizeTool({ config, name }: Known, manifest: Manifest): Tool | undefined {
  const file = name?.split('/').at(-1);
  const signs: ((tool: Tool) => boolean)[] = [
    (tool) => file !== undefined && tool.files.includes(file),
    (tool) => config !== undefined && importsFrom(config, tool.packageName),
    ({ field }) => field !== undefined && Object.hasOwn(manifest, field),
    (tool) =>
      Object.values(stringsIn(manifest, 'scripts')).some((script) => readScript(script, tool).length > 0),
    (tool) => lists(manifest, tool.packageName),
  ];
  for (const sign of signs) {
    const found = TOOLS.find(sign);
    if (found) return found;
  }
  return undefined;
}

function importsFrom(config: string, packageName: string): boolean {
  return [`'${packageName}'`, `"${packageName}"`].some((name) => config.includes(name));
}
