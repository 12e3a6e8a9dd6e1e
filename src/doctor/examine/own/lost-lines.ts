import { own } from '../../model/finding.ts';
import type { Finding } from '../../model/finding.ts';
import { isScript } from '../../model/module-format.ts';
import { fileName, pathFrom, shown, textOf } from '../../model/package.ts';
import type { PackageFiles } from '../../model/package.ts';
import type { Facts } from '../facts/facts.ts';
import { sourceMaps } from '../facts/source-maps.ts';

/** Directives with a meaning for those who use a package. `use strict` is in every ES module anyway. */
const DIRECTIVES = ['use client', 'use server'];

/** Finds directives of the sources that the script made of it has no more, or no script if none can be told. */
export function lostDirectives(facts: Facts): Finding[] {
  const directives = directivesByScript(facts);
  const anywhere = new Set([...directives.values()].flat());
  const byStem = scriptsByStem(directives.keys());
  return sourceTexts(facts).flatMap(({ name, text, script }) => {
    const mapped = script !== undefined && directives.has(script) ? [script] : undefined;
    const made = mapped ?? byStem.get(stemInFolder(name)) ?? [];
    const kept = new Set(
      made.flatMap((one) => reachedFrom(one, facts)).flatMap((each) => directives.get(each) ?? []),
    );
    const lost = DIRECTIVES.find(
      (each) => !(made.length === 0 ? anywhere : kept).has(each) && beginsWith(text, each),
    );
    return lost === undefined ? [] : [lostDirective(name, lost, made[0])];
  });
}

function lostDirective(name: string, directive: string, script: string | undefined): Finding {
  const where = script === undefined ? 'no packed script' : shown(script);
  return own({
    code: 'doctor/lost-directive',
    file: name,
    what: `The source ${shown(name)} begins with \`'${directive}'\`, but ${where} does not.`,
    fix: { in: 'rslib.config.ts', option: 'bundle', config: 'lib: [{ bundle: false }]' },
  });
}

/** The directives of every script, also of those that cannot be parsed. */
function directivesByScript({ scripts, unparsed, pkg }: Facts): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>(
    [...scripts].map(([name, { directives }]) => [name, directives]),
  );
  for (const name of unparsed.filter(isScript)) {
    const text = textOf(pkg.files, name) ?? '';
    found.set(
      name,
      DIRECTIVES.filter((each) => new RegExp(`^\\s*['"]${each}['"]`).test(text)),
    );
  }
  return found;
}

/** `a/b` for `src/a/b.tsx`, `dist/a/b.js` and `../src/a/b.tsx`. */
const stemInFolder = (name: string): string =>
  fileName(name.replace(/^(?:\.\.\/)+/, ''))
    .split('/')
    .slice(1)
    .join('/')
    .replace(/\.[cm]?[jt]sx?$/, '');

/** Scripts in several formats have one stem. */
function scriptsByStem(names: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of names) {
    const same = found.get(stemInFolder(name)) ?? [];
    same.push(name);
    found.set(stemInFolder(name), same);
  }
  return found;
}

/** A script with those that it imports: an entry may only pass on what another file has. */
function reachedFrom(script: string, { scripts }: Facts): string[] {
  const folder = script.split('/').slice(0, -1);
  const imported = scripts.get(script)?.imports.filter(({ source }) => source.startsWith('.')) ?? [];
  return [script, ...imported.map(({ source }) => pathFrom(folder, source))];
}

/** Comments may come first. */
function beginsWith(text: string, directive: string): boolean {
  const code = text.replace(/^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)+/, '');
  return code.startsWith(`'${directive}'`) || code.startsWith(`"${directive}"`);
}

/** Finds commands whose source has a hashbang that the output has lost. */
export function lostHashbangs(facts: Facts): Finding[] {
  const { pkg, scripts } = facts;
  if (pkg.manifest['bin'] === undefined || [...scripts.values()].some(({ hasHashbang }) => hasHashbang))
    return [];
  const source = sourceTexts(facts).find(({ text }) => text.startsWith('#!'));
  if (!source) return [];
  return [
    own({
      code: 'doctor/lost-hashbang',
      file: source.name,
      what: `The source ${shown(source.name)} begins with \`#!\`, but no packed script does.`,
      fix: {
        in: 'rslib.config.ts',
        option: 'banner',
        config: "lib: [{ banner: { js: '#!/usr/bin/env node' } }]",
      },
    }),
  ];
}

interface SourceText {
  name: string;
  text: string;
  /** The file whose source map has it. */
  script?: string;
}

/** The sources that came along: those of the project, packed ones, and those inside of source maps. */
function sourceTexts({ pkg }: Facts): SourceText[] {
  const isSource = (name: string) => /\.(?:[cm]?tsx?|jsx)$/.test(name) && !/\.d\.[cm]?ts$/.test(name);
  const from = (files: PackageFiles) =>
    [...files.keys()].filter(isSource).map((name) => ({ name, text: textOf(files, name) ?? '' }));
  const inMaps = sourceMaps(pkg).flatMap(({ file, sources }) =>
    sources.flatMap(({ name, content }) =>
      content === undefined || /node_modules/.test(name)
        ? []
        : [{ name, text: content, script: file.replace(/\.map$/, '') }],
    ),
  );
  return [...from(pkg.left), ...from(pkg.files), ...inMaps];
}
