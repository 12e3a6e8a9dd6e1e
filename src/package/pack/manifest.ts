import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { filesBelow } from '../../engine/files/list-folder.ts';
import { ENGINE_NAME } from '../../model/engine-name.ts';

/** The parts of this project's package.json that the package has too. */
export interface OwnManifest {
  version: string;
  license: string;
  engines: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Matches what imports name: statements, calls, type imports, and `resolve` of a file in a package. */
const IMPORTS =
  /(?:\bfrom\s*|\bimport\s*|\bimport\(\s*|\bresolve\(\s*|\breference types=)(["'])([@a-z][^"'\n]*)\1/g;
const CODE = /\.(?:mjs|tsx?)$/;

export function manifestOf(own: OwnManifest, folder: string): Record<string, unknown> {
  const { version, license, engines, devDependencies } = own;
  return {
    name: ENGINE_NAME,
    version,
    description: 'Builds documentation websites whose text is in their HTML once',
    license,
    type: 'module',
    engines,
    bin: { [ENGINE_NAME]: 'main.mjs' },
    exports: {
      '.': { types: './types/package/api/entry.d.ts', default: './config.mjs' },
      './theme': { types: './types/components/rendered.d.ts' },
      './runtime': { types: './types/theme/site-hooks.d.ts' },
      './env': { types: './types/env.d.ts' },
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    // Styles have effects without being used.
    sideEffects: true,
    dependencies: dependenciesOf(folder, devDependencies),
    // A new site gets the version that this one is checked with.
    devDependencies: { typescript: devDependencies['typescript'] },
  };
}

/** The packages that the code and the types of a package import, with the versions of this project. */
function dependenciesOf(folder: string, versions: Readonly<Record<string, string>>): Record<string, string> {
  const names = new Set<string>();
  for (const file of filesBelow(folder).filter((one) => CODE.test(one)))
    for (const name of packagesIn(readFileSync(path.join(folder, file), 'utf8'))) {
      names.add(name);
      if (file.endsWith('.d.ts')) names.add(typesOf(name));
    }
  return Object.fromEntries(
    [...names].sort().flatMap((name) => (versions[name] === undefined ? [] : [[name, versions[name]]])),
  );
}

function packagesIn(code: string): string[] {
  return [...code.matchAll(IMPORTS)]
    .map(([, , asked = '']) =>
      asked
        .split('/')
        .slice(0, asked.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !builtinModules.includes(name) && !name.includes(':'));
}

/** The package with the types of another one, if there is one. */
function typesOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}
