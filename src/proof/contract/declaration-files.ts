import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeclarationFile } from './declarations.ts';

/** Returns the declarations of Rslib, then those of the Rsbuild it builds on. */
export function declarationFiles(packageDir: string): DeclarationFile[] {
  const rslib = path.join(packageDir, 'dist-types/types/config.d.ts');
  const rsbuildDir = rsbuildTypes(packageDir);
  const rsbuild = readdirSync(rsbuildDir).filter((name) => name.endsWith('.d.ts'));
  return [rslib, ...rsbuild.map((name) => path.join(rsbuildDir, name))].map((file) => ({
    name: file,
    text: readFileSync(file, 'utf8'),
  }));
}

/**
 * Returns the folder of Rsbuild's types. Releases use different folders, and may be installed inside Rslib or beside
 * it.
 */
function rsbuildTypes(packageDir: string): string {
  const installed = ['node_modules/@rsbuild/core', '../../@rsbuild/core'];
  const folders = installed.flatMap((place) =>
    ['dist/types', 'dist-types/types'].map((folder) => path.join(packageDir, place, folder)),
  );
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined)
    throw new Error(`The declarations of @rsbuild/core are in none of ${folders.join(', ')}.`);
  return found;
}
