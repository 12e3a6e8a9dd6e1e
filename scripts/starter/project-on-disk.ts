import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answers } from '../../src/starter/model/answers.ts';
import { textOf } from '../../src/starter/model/lines.ts';
import type { StarterFile } from '../../src/starter/model/lines.ts';
import { packageFolder } from '../../src/starter/write/workspace.ts';

/** A project in a folder of its own, outside of this repository, where it only finds what its package.json lists. */
export interface ProjectOnDisk {
  /** The folder of the package, which is below the root in a workspace. */
  folder: string;
  /** Folders of commands, the own ones first. */
  binDirs: string[];
  /** Where a command may write what it prints. */
  logFile: string;
}

const VUE_TSC = `#!/usr/bin/env node
require('vue-tsc').run(require.resolve('typescript/lib/tsc'));
`;

/** Writes a project, and links the packages that it lists to those of the examples, as an installation would. */
export function putOnDisk(
  files: readonly StarterFile[],
  answers: Answers,
  { root, installDir }: { root: string; installDir: string },
): ProjectOnDisk {
  for (const file of files) {
    const target = path.join(root, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, textOf(file));
  }
  const packages = path.join(root, 'node_modules');
  for (const [name, range] of files.flatMap(listed))
    link(path.join(installDir, 'node_modules', installedName(name, range)), path.join(packages, name));
  const own = path.join(root, 'bin');
  mkdirSync(own);
  // The command of vue-tsc looks for TypeScript beside itself, where the examples have version 7.
  writeFileSync(path.join(own, 'vue-tsc'), VUE_TSC, { mode: 0o755 });
  writeFileSync(path.join(own, 'package.json'), '{}');
  const folder = answers.workspace === 'yes' ? path.join(root, packageFolder(answers)) : root;
  link(folder, path.join(packages, answers.name));
  return { folder, binDirs: [own, path.join(installDir, 'node_modules/.bin')], logFile: `${root}.log` };
}

/** Returns the packages that a file asks to install. */
function listed(file: StarterFile): [name: string, range: string][] {
  if (!file.path.endsWith('package.json')) return [];
  const { devDependencies = {} } = JSON.parse(textOf(file)) as { devDependencies?: Record<string, string> };
  return Object.entries(devDependencies);
}

/** The examples have two versions of TypeScript. */
function installedName(name: string, range: string): string {
  return name === 'typescript' && range.startsWith('^6.') ? 'typescript-6' : name;
}

function link(target: string, at: string): void {
  if (!existsSync(target)) throw new Error(`${target} is not installed.`);
  mkdirSync(path.dirname(at), { recursive: true });
  symlinkSync(target, at);
}
