import type { ConfigFile, Statement } from '../model/config-file.ts';
import type { Listed } from '../model/conversion.ts';

/** Lists what is exported and no object of options. */
export function unreadParts({ unread }: ConfigFile): Listed[] {
  return unread.map(({ code, line }) => ({
    name: 'export',
    line,
    code,
    comments: [],
    outcome: 'decision',
    to: [],
    text: 'Write its options as an object, and convert again.',
    why: 'It is code, which only a run would turn into options.',
  }));
}

/** Lists the statements that the converted file does not have, unless their values are in it. */
export function lostStatements(
  { statements, reads }: ConfigFile,
  kept: ReadonlySet<Statement> = new Set(),
): Listed[] {
  return statements
    .filter((one) => !kept.has(one) && !one.names.every((name) => reads.has(name)))
    .map(({ names, code, line, comments }) => ({
      name: names.length > 0 ? names.join(', ') : 'statement',
      line,
      code,
      comments,
      outcome: 'decision',
      to: [],
      text: 'The converted configuration does not use it. Add it if your decisions do.',
      why: undefined,
    }));
}
