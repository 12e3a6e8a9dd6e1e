import { configPackages, packageOf } from '../../model/imported-packages.ts';

/** Types that a configuration asks for by name. */
const LISTED = /"types"\s*:\s*\[([^\]]*)\]/g;
const REFERENCED = /<reference\s+types\s*=\s*["']([^"']+)["']/g;
const JSX_SOURCE = /"jsxImportSource"\s*:\s*"([^"]+)"/g;
const STRING = /"([^"]+)"/g;

/** Packages whose types a project may use. */
export interface WantedTypes {
  /** By the name that a source or a configuration gives them: types that nothing imports. */
  named: Set<string>;
  /** All of them, with the packages that have the types of others. */
  all: Set<string>;
}

/** The packages that a project imports, and those it names elsewhere. */
export function wantedTypes(files: ReadonlyMap<string, string>): WantedTypes {
  const texts = [...files].filter(([path]) => !path.includes('/node_modules/'));
  const imported = configPackages(Object.fromEntries(texts));
  if (texts.some(([path]) => path.endsWith('x'))) imported.add('react');
  const listed = texts.flatMap(([, text]) => [
    ...[...text.matchAll(LISTED)].flatMap(([, list = '']) => captured(list, STRING)),
    ...captured(text, REFERENCED),
    ...captured(text, JSX_SOURCE),
  ]);
  const named = new Set(listed.flatMap((name) => packageOf(name) ?? []));
  return { named, all: new Set([...imported, ...named].flatMap((name) => [name, typesOf(name)])) };
}

function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** The package with types for another one: `@types/a__b` for `@a/b`. */
export function typesOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}
