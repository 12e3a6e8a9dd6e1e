import type { Severity } from './codes.ts';
import type { Finding } from './finding.ts';
import type { Consumer } from './entry-table.ts';

/** Who loads a package, in the order of the table: first those that run it, then the ways of TypeScript to read types. */
export const CONSUMERS: readonly Consumer[] = [
  'import',
  'require',
  'bundler',
  'typescript-node16-esm',
  'typescript-node16-cjs',
  'typescript-bundler',
  'typescript-node10',
];

/** The worst that a finding says about what a consumer gets for an entry point, if that matters. */
export function markOf(
  findings: readonly Finding[],
  entry: string,
  consumer: Consumer,
): Extract<Severity, 'error' | 'warning'> | undefined {
  const about = findings.filter((finding) =>
    finding.places?.some((place) => place.entry === entry && consumer === `typescript-${place.resolution}`),
  );
  for (const severity of ['error', 'warning'] as const)
    if (about.some((finding) => finding.severity === severity)) return severity;
  return undefined;
}
