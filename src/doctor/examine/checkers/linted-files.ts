import { targetsIn } from '../../model/entry-points.ts';
import { own } from '../../model/finding.ts';
import type { Finding } from '../../model/finding.ts';
import { MOST_LINTED_FILES } from '../../model/limits.ts';
import { fileName } from '../../model/package.ts';
import type { Package } from '../../model/package.ts';

/** Leaves publint as many files as it can look at in time, those that package.json names among them. */
export function lintedFiles(pkg: Package): { pkg: Package; findings: Finding[] } {
  const { files, manifest } = pkg;
  if (files.size <= MOST_LINTED_FILES) return { pkg, findings: [] };
  const named = new Set(targetsIn(manifest).map(fileName));
  const isFirst = (name: string) => named.has(name) || /(?:^|\/)package\.json$/.test(name);
  const names = [...files.keys()];
  const kept = new Set([...new Set([...names.filter(isFirst), ...names])].slice(0, MOST_LINTED_FILES));
  const what = `The package has ${files.size.toLocaleString('en')} files. publint has looked at ${kept.size.toLocaleString('en')} of them.`;
  return {
    pkg: { ...pkg, files: new Map([...files].filter(([name]) => kept.has(name))) },
    findings: [own({ code: 'doctor/not-examined', file: 'package.json', what })],
  };
}
