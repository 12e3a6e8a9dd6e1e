import type { Finding } from '../../model/finding.ts';

/** The number of findings of one kind up to which each is shown. */
const FEW = 3;

/** Shows a problem that many files have once, with their number. */
export function together(findings: readonly Finding[]): Finding[] {
  const byCode = new Map<string, Finding[]>();
  for (const finding of findings) {
    const same = byCode.get(finding.code) ?? [];
    same.push(finding);
    byCode.set(finding.code, same);
  }
  return [...byCode.values()].flatMap((same) => {
    const [first] = same;
    const isAboutFiles = first !== undefined && first.file !== 'package.json';
    if (same.length <= FEW || !isAboutFiles) return same;
    return [{ ...first, what: `${first.what} ${same.length - 1} more files have the same problem.` }];
  });
}
