import { readFileSync } from 'node:fs';
import type { Problem } from '../../model/problem.ts';
import { readAliases } from '../content/page-aliases.ts';

interface PageWithAliases {
  /** Absolute path, and the one to show. */
  file: string;
  name: string;
  aliases: readonly string[] | undefined;
  anchors: ReadonlySet<string>;
}

/** Returns a problem for each declared name of a section that the page lacks. */
export function checkAliases({ file, name, aliases, anchors }: PageWithAliases): Problem[] {
  return readAliases(aliases)
    .filter(({ id }) => id !== '' && !anchors.has(id))
    .map(({ id }) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return {
        level: 'error',
        file: name,
        line: lines.findIndex((line) => line.includes(`#${id}`)) + 1,
        column: 1,
        what: `\`aliases\` names the section #${id}, which this page does not have.`,
        fix: 'Use the ID of a heading on this page.',
      };
    });
}
