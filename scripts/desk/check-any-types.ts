import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import fc from 'fast-check';
import { convert } from '../../src/desk/convert/convert.ts';
import { TOOLS } from '../../src/desk/tools/tools.ts';
import { generatedFor } from '../../tests/support/desk/generated.ts';
import type { Workshop } from './built-project.ts';

/** For each tool. */
const COUNT = 300;

/** Checks the types of configurations that were converted from any options, and returns what the compiler says. */
export async function typeFaults({ installDir, runDir }: Workshop): Promise<string> {
  const folder = path.join(runDir, 'types');
  mkdirSync(folder, { recursive: true });
  const files = TOOLS.flatMap(({ id, files: [name = ''] }) => {
    const { options, configOf } = generatedFor(id);
    return fc.sample(options, { numRuns: COUNT, seed: 20_261_119 }).flatMap((sample, at) => {
      const conversion = convert({ config: configOf(sample), name, manifest: '{ "type": "module" }' });
      if (conversion.kind !== 'converted' || conversion.config === undefined) return [];
      const file = path.join(folder, `${id}-${at}.ts`);
      writeFileSync(file, asDeclared(conversion.config));
      return [file];
    });
  });
  const tsconfig = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: 'preserve',
    target: 'es2023',
    types: ['node'],
  };
  writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files }));
  const compiler = path.join(installDir, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', tsconfig], { cwd: folder }, (error, stdout, stderr) => {
      resolve(error ? stdout || stderr : '');
    });
  });
}

/** `defineConfig` infers its own type from an object, and then finds unknown names in few of them. */
function asDeclared(config: string): string {
  return config
    .replace("import { defineConfig } from '@rslib/core';", "import type { RslibConfig } from '@rslib/core';")
    .replace('export default defineConfig(', 'export const config: RslibConfig = (');
}
