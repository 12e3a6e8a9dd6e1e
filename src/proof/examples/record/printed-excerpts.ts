import { cutExcerpts } from '../read/excerpt.ts';
import type { ProjectCommand } from '../read/project.ts';

/**
 * What the page should show below each command of a project. `only`, `from` and `to` are said of a block: they cut what all its
 * commands print as one text. Nothing for the commands of a block whose output does not hold what was asked for.
 */
export function printedExcerpts(
  commands: readonly ProjectCommand[],
  outputs: readonly string[],
): (string | undefined)[] {
  return commands.map(({ block, excerpt }, index) => {
    const first = commands.findIndex((other) => other.block === block);
    const own = outputs.filter((_, other) => commands[other]?.block === block);
    return cutExcerpts(own, excerpt)?.[index - first];
  });
}
