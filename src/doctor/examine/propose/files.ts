import { targetsIn } from '../../model/entry-points.ts';
import { fileName, pathFrom } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';
import type { Facts } from '../facts/facts.ts';
import { straySources, strayKind } from '../own/stray-files.ts';

/** npm packs these whatever `files` says. */
const ALWAYS = /^(?:package\.json|readme(?:\..*)?|licen[cs]e(?:\..*)?|copying(?:\..*)?)$/i;

/** Leaves out of `files` what does not belong in the package; undefined if the field may stay as it is. */
export function proposeFiles(facts: Facts, needed: unknown): string[] | undefined {
  const { pkg } = facts;
  const sources = new Set(straySources(facts));
  const names = [...pkg.files.keys()].filter((name) => !ALWAYS.test(name));
  const stray = names.filter((name) => sources.has(name) || strayKind(name) !== undefined);
  const { files } = pkg.manifest;
  const listed = Array.isArray(files)
    ? files.filter((each): each is string => typeof each === 'string')
    : undefined;
  const wanted = names.filter((name) => !stray.includes(name));
  if (listed) {
    if (stray.length === 0) return undefined;
    const kept = listed.filter(
      (each) => !stray.some((name) => isUnder(name, each)) || wanted.some((name) => isUnder(name, each)),
    );
    return [
      ...kept,
      ...stray.filter((name) => kept.some((each) => isUnder(name, each))).map((name) => `!${name}`),
    ];
  }
  const used = [...neededFiles(facts, needed)];
  const folders = used.map((name) => (name.includes('/') ? (name.split('/')[0] ?? name) : name));
  const chosen = [...new Set(folders)].filter((name) => !ALWAYS.test(name)).sort();
  const inside = stray.filter((name) => chosen.some((each) => isUnder(name, each)));
  return chosen.length === 0 ? undefined : [...chosen, ...inside.map((name) => `!${name}`)];
}

function isUnder(name: string, listed: string): boolean {
  const path = fileName(listed).replace(/\/?\*+$/, '');
  return path === '' || name === path || name.startsWith(`${path}/`);
}

/** Everything that an entry point or a command leads to, and what those import. */
function neededFiles({ pkg, scripts, declarations }: Facts, fields: unknown): Set<string> {
  const { manifest, files } = pkg;
  const others = [
    'bin',
    'browser',
    'unpkg',
    'jsdelivr',
    'imports',
    'main',
    'module',
    'types',
    'typings',
    'style',
    'sass',
  ];
  const open = targetsIn([fields, ...others.map((field) => manifest[field])]).flatMap((target) =>
    matching(fileName(target), pkg),
  );
  const needed = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    const imported = [
      ...(scripts.get(name)?.imports.map(({ source }) => source) ?? []),
      ...(declarations.get(name)?.imports ?? []),
    ];
    for (const source of imported.filter((each) => each.startsWith('.'))) {
      const path = pathFrom(name.split('/').slice(0, -1), source);
      const stem = path.replace(/\.[cm]?js$/, '');
      const ends = ['', '.js', '.cjs', '.mjs', '.json', '/index.js', '.d.ts', '/index.d.ts'];
      open.push(
        ...[...ends.map((end) => path + end), `${stem}.d.ts`, `${stem}.d.mts`, `${stem}.d.cts`].filter(
          (each) => files.has(each),
        ),
      );
    }
  }
  return needed;
}

function matching(name: string, { files }: Package): string[] {
  if (!name.includes('*')) return [name, `${name}.js`, `${name}/index.js`].filter((each) => files.has(each));
  const [before = '', after = ''] = name.split('*');
  return [...files.keys()].filter((each) => each.startsWith(before) && each.endsWith(after));
}
