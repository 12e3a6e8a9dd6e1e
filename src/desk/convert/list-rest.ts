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

/**
 * Lists the statements that the converted file does not have, unless their values are in it, or something else has
 * taken the place of the code that they were for.
 */
export function lostStatements(
  { statements, reads }: ConfigFile,
  kept: ReadonlySet<Statement> = new Set(),
  handled: readonly string[] = [],
): Listed[] {
  const done = new Set([...reads, ...namesDone(statements, handled)]);
  return statements
    .filter((one) => !kept.has(one) && !one.names.every((name) => done.has(name)))
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

/** Adds the names that only statements need whose own names are done, such as the import of a function they call. */
function namesDone(statements: readonly Statement[], names: readonly string[]): ReadonlySet<string> {
  const done = new Set(names);
  const owners = new Map(statements.flatMap((one) => one.names.map((name) => [name, one] as const)));
  const users = new Map<string, number>();
  for (const { needs } of statements)
    for (const need of new Set(needs)) users.set(need, (users.get(need) ?? 0) + 1);
  const finished = new Set<Statement>();
  // Names that are added are visited too.
  for (const name of done) {
    const owner = owners.get(name);
    if (!owner || finished.has(owner) || !owner.names.every((one) => done.has(one))) continue;
    finished.add(owner);
    for (const need of new Set(owner.needs)) {
      const left = (users.get(need) ?? 0) - 1;
      users.set(need, left);
      if (left === 0) done.add(need);
    }
  }
  return done;
}
