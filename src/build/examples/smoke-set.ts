import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../model/nearest.ts';
import type { Problem } from '../../model/problem.ts';
import type { Project } from './projects.ts';

/** As the list names a project: its page and its id. */
export function smokeName({ document, id }: Pick<Project, 'document' | 'id'>): string {
  return `${document.relativePath}#${id}`;
}

/** The projects that are run even when nothing changed: `examples/smoke.json`, a list of `config/lib/dts.mdx#hello`. */
export function readSmokeSet(
  siteDir: string,
  projects: readonly Project[],
): { names: Set<string>; problems: Problem[] } {
  const file = path.join(siteDir, 'examples/smoke.json');
  if (!existsSync(file)) return { names: new Set(), problems: [] };
  const names = JSON.parse(readFileSync(file, 'utf8')) as string[];
  const known = projects.filter(({ commands }) => commands.length > 0).map(smokeName);
  const problems = names
    .filter((name) => !known.includes(name))
    .map((name): Problem => {
      const meant = nearest(name, known);
      return {
        level: 'error',
        file: 'examples/smoke.json',
        what: `There is no project "${name}" that is run.`,
        ...(meant !== undefined && { didYouMean: `"${meant}"` }),
      };
    });
  return { names: new Set(names), problems };
}
