import { own } from '../../model/finding.ts';
import type { Finding, FieldChange } from '../../model/finding.ts';
import { shown, stringsOf, textOf } from '../../model/package.ts';
import type { Facts } from '../facts/facts.ts';
import { strayKind } from './stray-files.ts';
import { listedPackages, packageOf, typesPackage } from '../facts/package-names.ts';

/** Finds scripts that load a package which users of this one do not get. */
export function unlistedImports({ pkg, scripts }: Facts): Finding[] {
  const listed = listedPackages(pkg.manifest);
  const users = new Map<string, { file: string; isOptional: boolean }>();
  for (const [file, { imports }] of scripts) {
    // A test or a configuration that was packed by mistake is another finding.
    if (strayKind(file) !== undefined) continue;
    for (const { source, isOptional } of imports) {
      const name = packageOf(source);
      if (name === undefined || name === pkg.name || listed.has(name)) continue;
      const known = users.get(name);
      // One script that cannot do without it is enough.
      if (!known || (known.isOptional && !isOptional)) users.set(name, { file, isOptional });
    }
  }
  return [...users].map(([name, { file, isOptional }]) => {
    if (isOptional) return optionalImport(file, name);
    const range = stringsOf(pkg.manifest, 'devDependencies')[name];
    const where = range === undefined ? 'no field of package.json lists' : 'only `devDependencies` lists';
    return own({
      code: 'doctor/unlisted-import',
      file,
      what: `${file} imports \`${shown(name)}\`, which ${where}. Users do not get it.`,
      fix:
        range === undefined
          ? { in: 'elsewhere', how: `Run \`npm install ${shown(name)}\`, or bundle it.` }
          : { in: 'package.json', changes: moved(name, range) },
    });
  });
}

/** A script that goes on without a package still has to say that it would use it: strict package managers hide it otherwise. */
function optionalImport(file: string, name: string): Finding {
  return own({
    code: 'doctor/unlisted-import',
    severity: 'suggestion',
    file,
    what: `${file} uses \`${shown(name)}\` if it is installed, but no field of package.json says so.`,
    fix: {
      in: 'elsewhere',
      how: `List \`${shown(name)}\` in \`peerDependencies\`, and as optional in \`peerDependenciesMeta\`.`,
    },
  });
}

/** Finds declaration files that import types of a package which users do not get. */
export function unlistedTypes({ pkg, declarations }: Facts): Finding[] {
  const listed = listedPackages(pkg.manifest);
  const development = stringsOf(pkg.manifest, 'devDependencies');
  const users = new Map<string, string>();
  for (const [file, { imports, references }] of declarations)
    for (const source of [...imports, ...references]) {
      const name = packageOf(source);
      if (name === undefined || isAlias(name) || name === pkg.name) continue;
      if (!listed.has(name) && !listed.has(typesPackage(name))) users.set(name, users.get(name) ?? file);
    }
  return [...users].map(([name, file]) => {
    const needed = [typesPackage(name), name].find((each) => each in development);
    return own({
      code: 'doctor/unlisted-types',
      file,
      what: `${file} uses types of \`${shown(name)}\`, which users do not get. They see \`any\` or an error.`,
      fix:
        needed === undefined
          ? {
              in: 'elsewhere',
              how: `Run \`npm install ${shown(name)}\`, or bundle its types with \`dts.bundle\`.`,
            }
          : { in: 'package.json', changes: moved(needed, development[needed] ?? '*') },
    });
  });
}

/** Names that package managers refuse, and that only a `paths` of a tsconfig.json can mean. */
const isAlias = (name: string): boolean => /^(?:~|src)$/.test(name);

/** Finds declaration files that import through a path alias, which only the author's `tsconfig.json` knows. */
export function aliasesInTypes({ pkg, declarations }: Facts): Finding[] {
  return [...declarations].flatMap(([file, { imports }]) => {
    const alias = imports.find((source) => /^(?:@\/|~\/|src\/|~$|@$)/.test(source));
    if (alias === undefined || pkg.name === 'src') return [];
    return own({
      code: 'doctor/alias-in-types',
      file,
      what: `${file} imports \`${shown(alias)}\`. Only your own tsconfig.json knows this path, so users get \`any\`.`,
      fix: {
        in: 'rslib.config.ts',
        option: 'redirect.dts',
        config: 'lib: [{ dts: true, redirect: { dts: { path: true } } }]',
      },
    });
  });
}

/** Finds dependencies that no packed file mentions. */
export function unusedDependencies({ pkg, scripts, declarations }: Facts): Finding[] {
  const loaded = [
    ...[...scripts.values()].flatMap(({ imports }) => imports.map(({ source }) => source)),
    ...[...declarations.values()].flatMap(({ imports, references }) => [...imports, ...references]),
  ];
  const names = loaded.flatMap((source) => packageOf(source) ?? []);
  const used = new Set([...names, ...names.map(typesPackage)]);
  for (const name of pkg.files.keys())
    if (name !== 'package.json' && /\.(?:css|vue|svelte|less|s[ac]ss|[cm]?[jt]sx?|json)$/.test(name))
      addMentioned(textOf(pkg.files, name) ?? '', used);
  const { exports, imports, scripts: commands } = pkg.manifest;
  addMentioned(JSON.stringify([exports, imports, commands]), used);
  return Object.keys(stringsOf(pkg.manifest, 'dependencies'))
    .filter((name) => !used.has(name))
    .map((name) =>
      own({
        code: 'doctor/unused-dependency',
        file: 'package.json',
        field: `dependencies.${shown(name)}`,
        what: `Users install \`${shown(name)}\`, but no packed file imports it.`,
        fix: { in: 'package.json', changes: [{ path: ['dependencies', name], value: undefined }] },
      }),
    );
}

/** What may be the name of a package, with a sign before and behind it. */
const MENTIONED = /(?<=['"`/~(])(?:@[\w.~-]+\/)?([\w.~-]+)(?=['"`/)])/g;

/** A command line or a plugin may load a package by a name in a string; a style sheet by one in `url()`. */
function addMentioned(text: string, used: Set<string>): void {
  for (const [name, last = ''] of text.matchAll(MENTIONED)) used.add(name).add(last);
}

/** Finds ranges that only a workspace can resolve, in a package that is already packed. */
export function workspaceRanges({ pkg }: Facts): Finding[] {
  return ['dependencies', 'peerDependencies', 'optionalDependencies'].flatMap((field) =>
    Object.entries(stringsOf(pkg.manifest, field)).flatMap(([name, range]) => {
      if (!/^(?:workspace|catalog):/.test(range)) return [];
      const isPacked = pkg.origin === 'tarball';
      return own({
        code: 'doctor/workspace-range',
        severity: isPacked ? 'error' : 'warning',
        file: 'package.json',
        field: `${field}.${shown(name)}`,
        what: isPacked
          ? `\`${shown(name)}\` has the range \`${shown(range)}\`, so nobody outside of your workspace can install this package.`
          : `\`${shown(name)}\` has the range \`${shown(range)}\`. pnpm, Yarn and Bun replace it when they pack; npm does not.`,
        fix: { in: 'elsewhere', how: 'Pack and publish with the package manager of the workspace.' },
      });
    }),
  );
}

/** Makes a development dependency one that users get. */
function moved(name: string, range: string): FieldChange[] {
  return [
    { path: ['dependencies', name], value: range },
    { path: ['devDependencies', name], value: undefined },
  ];
}
