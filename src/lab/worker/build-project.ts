import { runCLI } from '@rslib/core';
import { configPackages, importedPackages } from '../model/imported-packages.ts';
import type { BuiltFile, LabReply, LabRequest } from '../model/protocol.ts';
import { commandOutput } from './command-output.ts';
import { loadedConfig } from './loaded-config.ts';
import { installPackages, isServed } from './install-packages.ts';
import { installPlugins } from './install-plugins.ts';
import { leaveExternal } from './leave-external.ts';
import { gzip } from './node/zlib.ts';
import { readOutput, writeProject } from './project-on-volume.ts';

type BuildRequest = Extract<LabRequest, { type: 'build' }>;
type Built = Omit<Extract<LabReply, { type: 'built' }>, 'type' | 'id'>;

/** Runs `rslib` for a project and returns what it has written and printed. */
export async function buildProject({ files, config, args = [] }: BuildRequest): Promise<Built> {
  const started = performance.now();
  const missing = new Set<string>();
  const imported = importedPackages(files);
  const plugin = [...imported].every(isServed) ? undefined : leaveExternal((name) => missing.add(name));
  loadedConfig.set({ config, plugin });
  process.env = {};
  process.exitCode = undefined;
  const { text, exitCode } = await commandOutput.collect(async () => {
    await installPackages(imported);
    if (config.kind === 'code') await installPlugins(configPackages(files));
    writeProject(files);
    await runCLI({ argv: ['node', 'rslib', ...args] });
  });
  const milliseconds = performance.now() - started;
  const written = await Promise.all(readOutput(files).map(withGzip));
  // A command that returns ends with the code that was set on the way.
  const ok = exitCode === 0 && (process.exitCode ?? 0) === 0;
  return { ok, files: written, console: text, milliseconds, missing: [...missing].sort() };
}

async function withGzip({ path, bytes }: Omit<BuiltFile, 'gzip'>): Promise<BuiltFile> {
  return { path, bytes, gzip: (await gzip(bytes)).length };
}
