import { cutExcerpts } from '../read/excerpt.ts';
import type { ProjectCommand } from '../read/project.ts';

/**
 * The output that the page should show below each command of a project. `only`, `from` and `to` apply to a block:
 * they cut the output of all its commands as one text. Undefined for the commands of a block whose output does not
 * contain a requested string.
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
