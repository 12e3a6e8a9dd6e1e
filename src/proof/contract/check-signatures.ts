import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { Statements } from './claims.ts';
import { joinFindings } from './findings.ts';
import type { Findings } from './findings.ts';
import { normalizeSignature, type Signatures } from './signatures.ts';

/** Compares every block with `signature="…"` with the declaration of that name. */
export function checkSignatures(
  pages: readonly Pick<Statements, 'file' | 'signatures'>[],
  declared: Signatures,
): Findings {
  return joinFindings(
    pages.flatMap(({ file, signatures }) =>
      signatures.map(({ name, text, line }): Findings => {
        const wrong = compare(name, text, declared);
        const problems: Problem[] = wrong ? [{ level: 'error', file, line, ...wrong }] : [];
        return { compared: 1, problems, unjudged: [] };
      }),
    ),
  );
}

function compare(
  name: string,
  text: string,
  declared: Signatures,
): Pick<Problem, 'what' | 'fix' | 'didYouMean'> | undefined {
  const real = declared.get(name);
  if (!real) {
    const meant = nearest(name, [...declared.keys()]);
    return {
      what: `The package declares no ${name}.`,
      didYouMean: meant === undefined ? undefined : `"${meant}"`,
      fix: 'Fix the name, or remove the block.',
    };
  }
  const shown = normalizeSignature(text);
  if (real.some((one) => normalizeSignature(one) === shown)) return undefined;
  return {
    what: `The package declares ${name} differently: ${real.map(oneLine).join(' or ')}`,
    fix: 'Copy the declaration. Comments, spaces and "export declare" do not count.',
  };
}

function oneLine(text: string): string {
  return text
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^declare /, '');
}
