import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DeclarationFile } from './declarations.ts';

/** The declarations of Rslib come first, then those of the Rsbuild it builds on. */
export function declarationFiles(packageDir: string): DeclarationFile[] {
  const rslib = path.join(packageDir, 'dist-types/types/config.d.ts');
  const typesDir = rsbuildTypes(packageDir);
  const rsbuild = readdirSync(typesDir).filter((name) => name.endsWith('.d.ts'));
  return [rslib, ...rsbuild.map((name) => path.join(typesDir, name))].map((file) => ({
    name: file,
    text: readFileSync(file, 'utf8'),
  }));
}

/** Rsbuild may be installed inside Rslib or beside it. */
export function rsbuildDir(packageDir: string): string {
  const folders = ['node_modules/@rsbuild/core', '../../@rsbuild/core'].map((place) =>
    path.join(packageDir, place),
  );
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`@rsbuild/core is in none of ${folders.join(', ')}.`);
  return found;
}

/** The types are in another folder in some releases. */
function rsbuildTypes(packageDir: string): string {
  const folders = ['dist/types', 'dist-types/types'].map((folder) =>
    path.join(rsbuildDir(packageDir), folder),
  );
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined)
    throw new Error(`The declarations of @rsbuild/core are in none of ${folders.join(', ')}.`);
  return found;
}
