import type { FileFlag } from '../read/read-script.ts';
import type { Input } from './input.ts';
import { readManifest } from './read-manifest.ts';
import { recognizeTool } from './recognize.ts';
import { scriptsOf } from './tool-scripts.ts';

/** What the script that builds says about the configuration file, if it says anything. */
export function fileFlagOf(
  known: Pick<Input, 'config' | 'name' | 'tool'>,
  manifest: string | undefined,
): FileFlag | undefined {
  const read = readManifest(manifest);
  const tool = 'value' in read ? recognizeTool(known, read.value) : undefined;
  return 'value' in read && tool ? scriptsOf(read.value, tool).builds[0]?.file : undefined;
}
