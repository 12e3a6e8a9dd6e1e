import { isRecord, textOf } from '../../model/package.ts';
import type { Manifest, Package } from '../../model/package.ts';

const LICENSES: readonly [RegExp, string][] = [
  [/\bMIT License\b|Permission is hereby granted, free of charge/, 'MIT'],
  [/Apache License\s+Version 2\.0/, 'Apache-2.0'],
  [/\bISC License\b|Permission to use, copy, modify, and\/or distribute/, 'ISC'],
];

/** The license that the package's own file names, unless the field is set already. */
export function proposeLicense(pkg: Package): string | undefined {
  if (pkg.manifest['license'] !== undefined && pkg.manifest['license'] !== null) return undefined;
  const file = [...pkg.files.keys()].find(
    (name) => /^(?:licen[cs]e|copying)/i.test(name) && !name.includes('/'),
  );
  if (file === undefined) return undefined;
  const text = textOf(pkg.files, file) ?? '';
  return LICENSES.find(([words]) => words.test(text))?.[1] ?? `SEE LICENSE IN ${file}`;
}

/** Removes from `bin` what is not a path. */
export function proposeCommands({ bin }: Manifest): unknown {
  if (!isRecord(bin)) return bin === undefined || typeof bin === 'string' ? bin : undefined;
  const right = Object.entries(bin).filter(([, target]) => typeof target === 'string');
  return right.length === Object.keys(bin).length ? bin : Object.fromEntries(right);
}
