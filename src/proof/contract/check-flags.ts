import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { NamedCode, Statements } from './claims.ts';
import { joinFindings } from './findings.ts';
import type { Findings } from './findings.ts';
import { callsIn, flagsIn } from '../declared/flags.ts';
import type { Commands } from '../declared/flags.ts';

/** The page that has to name every flag. */
const CLI_PAGE = '/guide/basic/cli';

type Page = Pick<Statements, 'routePath' | 'file' | 'codes'>;

interface NamedFlag {
  flag: string;
  /** The command that the flag was named with. Without one, it may belong to any command. */
  command?: string;
  line: number;
}

/** Compares the flags that pages name with those of the command line. */
export function checkFlags(pages: readonly Page[], commands: Commands): Findings {
  return joinFindings(pages.map((page) => checkPage(page, commands)));
}

/**
 * Checks the flags of one page. An unknown flag on its own may belong to another tool, except on the page about the
 * command line.
 */
function checkPage({ routePath, file, codes }: Page, commands: Commands): Findings {
  const findings: Findings = { compared: 0, problems: [], unjudged: [] };
  const namesOf = (command: string) => (commands.get(command) ?? []).flatMap(({ names }) => names);
  const all = [...new Set([...commands.keys()].flatMap(namesOf))];
  const named = codes.flatMap((code) => flagsNamed(code, commands));
  for (const { flag, command, line } of named) {
    const real = command === undefined ? all : namesOf(command);
    if (command === undefined && routePath !== CLI_PAGE && !real.includes(flag)) {
      findings.unjudged.push({
        file,
        line,
        what: `${flag} is not a flag of Rslib; it may be another tool's.`,
      });
      continue;
    }
    findings.compared++;
    if (!real.includes(flag)) findings.problems.push(unknownFlag({ flag, command, line }, real, file));
  }
  const missing = routePath === CLI_PAGE ? all.filter((flag) => !named.some((one) => one.flag === flag)) : [];
  findings.problems.push(
    ...missing.map((flag): Problem => ({
      level: 'error',
      file,
      what: `The command line has ${flag}, but the page does not mention it.`,
      fix: 'Add it to the table of that command.',
    })),
  );
  return findings;
}

/** Flags in calls of `rslib` and flags on their own, but not those after the name of another program. */
function flagsNamed({ code, kind, line }: NamedCode, commands: Commands): NamedFlag[] {
  const called = callsIn(code, commands).flatMap(({ command, flags }) =>
    flags.map((flag) => ({ flag, command, line })),
  );
  const isAlone = kind === 'inline' && code.startsWith('-');
  return [...called, ...(isAlone ? flagsIn(code.split(/\s+/)) : []).map((flag) => ({ flag, line }))];
}

function unknownFlag({ flag, command, line }: NamedFlag, real: readonly string[], file: string): Problem {
  const meant = nearest(flag, real);
  return {
    level: 'error',
    file,
    line,
    what:
      command === undefined ? `No command has the flag ${flag}.` : `rslib ${command} has no flag ${flag}.`,
    didYouMean: meant === undefined ? undefined : `"${meant}"`,
    fix: 'Fix the name, or remove the statement.',
  };
}
