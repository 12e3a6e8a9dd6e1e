import { own } from '../../model/finding.ts';
import type { Finding } from '../../model/finding.ts';
import { shown, textOf } from '../../model/package.ts';
import type { PackageFiles } from '../../model/package.ts';
import type { Facts } from '../facts/facts.ts';
import { sourceMaps } from '../facts/source-maps.ts';

/** Directives with a meaning for those who use a package. `use strict` is in every ES module anyway. */
const DIRECTIVES = ['use client', 'use server'];

/** Finds directives of the sources that no script of the package has any more. */
export function lostDirectives(facts: Facts): Finding[] {
  const kept = new Set([...facts.scripts.values()].flatMap(({ directives }) => directives));
  const { unparsed, pkg } = facts;
  for (const name of unparsed)
    for (const directive of DIRECTIVES)
      if (new RegExp(`^\\s*['"]${directive}['"]`).test(textOf(pkg.files, name) ?? '')) kept.add(directive);
  return sourceTexts(facts).flatMap(({ name, text }) => {
    const lost = DIRECTIVES.find((each) => !kept.has(each) && beginsWith(text, each));
    if (lost === undefined) return [];
    return own({
      code: 'doctor/lost-directive',
      file: name,
      what: `The source ${shown(name)} begins with \`'${lost}'\`, but no packed script does.`,
      fix: { in: 'rslib.config.ts', option: 'bundle', config: 'lib: [{ bundle: false }]' },
    });
  });
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

/** The sources that came along: those of the project, packed ones, and those inside of source maps. */
function sourceTexts({ pkg }: Facts): { name: string; text: string }[] {
  const isSource = (name: string) => /\.(?:[cm]?tsx?|jsx)$/.test(name) && !/\.d\.[cm]?ts$/.test(name);
  const from = (files: PackageFiles) =>
    [...files.keys()].filter(isSource).map((name) => ({ name, text: textOf(files, name) ?? '' }));
  const inMaps = sourceMaps(pkg).flatMap(({ sources }) =>
    sources.flatMap(({ name, content }) =>
      content === undefined || /node_modules/.test(name) ? [] : [{ name, text: content }],
    ),
  );
  return [...from(pkg.left), ...from(pkg.files), ...inMaps];
}
