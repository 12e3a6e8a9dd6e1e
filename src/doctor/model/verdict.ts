import type { Severity } from './codes.ts';
import type { Finding } from './finding.ts';
import type { Package } from './package.ts';

const NOUNS: Readonly<Record<Severity, [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  suggestion: ['suggestion', 'suggestions'],
  choice: ['choice of its own', 'choices of its own'],
};

/** Says in one sentence whether a package works for those who install it. */
export function verdictOf({ name, version }: Package, findings: readonly Finding[]): string {
  const count = (severity: Severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0 ? [] : [`${number} ${NOUNS[severity][number === 1 ? 0 : 1]}`];
  };
  const counted = [...count('error'), ...count('warning'), ...count('suggestion')];
  const subject = `${name} ${version}`;
  const last = counted.pop();
  if (last === undefined) return `${subject} works for everybody it is written for.`;
  const listed = counted.length === 0 ? last : `${counted.join(', ')} and ${last}`;
  const works = findings.some(({ severity }) => severity === 'error')
    ? 'does not work for everybody'
    : 'works';
  return `${subject} ${works}: ${listed}.`;
}
