import { fillIn } from '../../model/words/fill-in.ts';
import type { Severity } from './codes.ts';
import type { Examination } from './examination.ts';
import type { Finding } from './finding.ts';
import type { DoctorText } from './words/page-words.ts';

/** Says a sentence of the doctor in a language. */
export type Say = (english: DoctorText) => string;

const inEnglish: Say = (english) => english;

const COUNTS: readonly (readonly [severity: Severity, one: DoctorText, many: DoctorText])[] = [
  ['error', '1 error', '{count} errors'],
  ['warning', '1 warning', '{count} warnings'],
  ['suggestion', '1 suggestion', '{count} suggestions'],
];

/** Says in one sentence whether a package works for those who install it. */
export function verdictOf(
  { name, version, findings, sizes }: Pick<Examination, 'name' | 'version' | 'findings' | 'sizes'>,
  say: Say = inEnglish,
): string {
  if (sizes.length === 0) return say('There is no package to examine.');
  const found = countedFindings(findings, say);
  const values = { package: `${name} ${version}`, found };
  if (found === '') return fillIn(say('{package} works for everybody it is written for.'), values);
  const works = !findings.some(({ severity }) => severity === 'error');
  return fillIn(
    say(works ? '{package} works: {found}.' : '{package} does not work for everybody: {found}.'),
    values,
  );
}

/** Says `2 errors, 1 warning and 3 suggestions`, without what the package chose. */
export function countedFindings(findings: readonly Finding[], say: Say = inEnglish): string {
  const counted = COUNTS.flatMap(([severity, one, many]) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [fillIn(say(count === 1 ? one : many), { count })];
  });
  const last = counted.pop() ?? '';
  return counted.length === 0
    ? last
    : fillIn(say('{some} and {last}'), { some: counted.join(say(', ')), last });
}
