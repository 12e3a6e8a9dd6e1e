import { runCLI } from '@rslib/core';
import { configPackages, importedPackages } from '../model/imported-packages.ts';
import type { BuiltFile, LabReply, LabRequest } from '../model/protocol.ts';
import { commandOutput } from './command-output.ts';
import { loadedConfig } from './loaded-config.ts';
import { installPackages, isServed } from './served/install-packages.ts';
import { installPlugins } from './served/install-plugins.ts';
import { leaveExternal } from './leave-external.ts';
import { declarations } from './declarations/declarations.ts';
import { setProjectModules } from './node/module.ts';
import { gzip } from './node/zlib.ts';
import { projectCode } from './project/project-code.ts';
import { projectModules } from './project-modules.ts';
import { readOutput, writeProject } from './project/project-on-volume.ts';

type BuildRequest = Extract<LabRequest, { type: 'build' }>;
type Built = Extract<LabReply, { type: 'built' }>;
type Refused = Extract<LabReply, { type: 'refused' }>;

setProjectModules(projectModules);
for (const name of ['error', 'unhandledrejection'] as const) addEventListener(name, failOnUncaught);

/** Runs `rslib` for a project and returns what it has written and printed. */
export async function buildProject(request: BuildRequest): Promise<Built | Refused> {
  const { id, files, config, wantsTypes = false, args = [] } = request;
  const started = performance.now();
  const missing = new Set<string>();
  const imported = importedPackages(files);
  projectCode.begin(request);
  projectModules.clear();
  declarations.begin(wantsTypes);
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
  const refused = projectCode.refused();
  if (refused !== undefined) return { type: 'refused', id, file: refused };
  const written = await Promise.all(readOutput(files).map(withGzip));
  // A command that returns ends with the code that was set on the way.
  const ok = exitCode === 0 && (process.exitCode ?? 0) === 0;
  return {
    type: 'built',
    id,
    ok,
    files: written,
    console: text,
    milliseconds,
    missing: [...missing].sort(),
    unchecked: declarations.unchecked(),
  };
}

/** An error that nobody catches ends a process of Node with a failure. A crash of Rspack is reported to the page. */
function failOnUncaught(event: ErrorEvent | PromiseRejectionEvent): void {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  if (error instanceof WebAssembly.RuntimeError || error instanceof ErrorEvent) return;
  event.preventDefault();
  commandOutput.print([`Uncaught ${String(error)}`]);
  process.exitCode = 1;
}

async function withGzip({ path, bytes }: Omit<BuiltFile, 'gzip'>): Promise<BuiltFile> {
  return { path, bytes, gzip: (await gzip(bytes)).length };
}
