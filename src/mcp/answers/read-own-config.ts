import { readConfigFile } from '../../desk/read/read-config.ts';
import type { ReadFile } from '../../desk/read/read-config.ts';

/** Reads a configuration of Rslib as the desk reads those of other tools, without running it. */
export function readOwnConfig(text: string): ReadFile {
  return readConfigFile(text, { packageNames: ['@rslib/core'] });
}
