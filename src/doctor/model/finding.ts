import { OWN_CODES, SEVERITIES } from './codes.ts';
import type { OwnCode, Severity } from './codes.ts';
import type { Resolution } from './profiles.ts';

export type Checker = 'publint' | 'attw' | 'doctor';

/** One field of package.json, by the keys that lead to it, and its new value; undefined removes it. */
export interface FieldChange {
  path: string[];
  value: unknown;
}

/** How to get rid of a finding. */
export type Fix =
  | { in: 'package.json'; changes: FieldChange[] }
  /** Only another build helps: the option of Rslib, and the lines of a configuration that set it. */
  | { in: 'rslib.config.ts'; option: string; config: string }
  /** Something that neither file can change; a sentence. */
  | { in: 'elsewhere'; how: string };

export interface Finding {
  /** The checker's own code; those of the doctor begin with `doctor/`. */
  code: string;
  checker: Checker;
  severity: Severity;
  /** A file of the package, or `(archive)`. */
  file: string;
  /** The field of package.json, as a path, if `file` is package.json. */
  field?: string;
  /** The file that the field names, if it does not exist. */
  target?: string;
  /** The entry point that it affects, such as `./list`. */
  entry?: string;
  /** Every entry point that it affects with the way to resolve, where there may be more than one. */
  places?: { entry: string; resolution: Resolution }[];
  /** Who notices: the ways of TypeScript to resolve, as attw names them. */
  resolutions?: Resolution[];
  /** What is wrong, in one sentence or two. */
  what: string;
  fix?: Fix;
  /** Route and anchor of the section that explains it. */
  page: string;
}

/** What a check of our own returns; the rest follows from its code. */
interface OwnFinding {
  code: OwnCode;
  file: string;
  field?: string;
  what: string;
  fix?: Fix;
  /** Replaces the usual severity of the code. */
  severity?: Severity;
}

/** Adds what follows from the code. */
export function own(finding: OwnFinding): Finding {
  return { checker: 'doctor', ...OWN_CODES[finding.code], ...finding };
}

/** Sorts the worst first, and then by file and code. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const rank = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  const place = ({ file, field = '', code }: Finding) => `${file}\0${field}\0${code}`;
  return [...findings].sort((a, b) => rank(a) - rank(b) || (place(a) < place(b) ? -1 : 1));
}
