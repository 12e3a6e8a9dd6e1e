import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { NamedCode } from './claims.ts';
import type { Flag } from './flags.ts';

/** The page that tells of every flag. */
export const CLI_PAGE = '/guide/basic/cli';

/** Flags that the page names and no command has, and those that a command has and the page does not name. */
export function checkFlags(codes: readonly NamedCode[], flags: readonly Flag[], file: string): Problem[] {
  const real = new Set(flags.flatMap(({ names }) => names));
  const named = codes.flatMap(({ code, line }) => flagsIn(code).map((flag) => ({ flag, line })));
  const gone = named.filter(({ flag }) => !real.has(flag));
  const missing = [...real].filter((flag) => !named.some((one) => one.flag === flag));
  return [
    ...gone.map(({ flag, line }): Problem => {
      const meant = nearest(flag, [...real]);
      return {
        level: 'error',
        file,
        line,
        what: `No command has the flag ${flag}.`,
        didYouMean: meant === undefined ? undefined : `"${meant}"`,
        fix: 'Mend it, or remove what is said of it.',
      };
    }),
    ...missing.map((flag): Problem => ({
      level: 'error',
      file,
      what: `The command line has ${flag}, and the page does not name it.`,
      fix: 'Add it to the table of its command.',
    })),
  ];
}

/** `-w, --watch` are two, `--entry <entry>` and `rslib build --entry=x` one. */
function flagsIn(code: string): string[] {
  return code.match(/(?<![\w-])--?[a-z][\w-]*/gi) ?? [];
}
