import { coverOf } from '../../src/model/cover.ts';
import { isTurnOf, turnOn } from '../../src/proof/examples/run/tenths.ts';
import type { ConvertedProject } from './convert-project.ts';

interface Known<Project> {
  /** Whether it is converted to something else than was confirmed. */
  isChanged(project: Project): boolean;
  /** The day whose tenth of the projects has its turn too, if there is one. */
  today?: Date;
}

interface Choice<Project> {
  chosen: Project[];
  words: string;
}

/**
 * Chooses the projects that have changed, those whose turn it is, and few that together with these have every option of
 * Rslib that any of them sets.
 */
export function chooseProjects<Project extends Pick<ConvertedProject, 'conversion' | 'tool' | 'name'>>(
  projects: readonly Project[],
  { isChanged, today }: Known<Project>,
): Choice<Project> {
  const changed = projects.filter(isChanged);
  const turned = projects.filter(
    ({ tool, name }) => today !== undefined && isTurnOf(`${tool} ${name}`, today),
  );
  const runAnyway = new Set([...changed, ...turned]);
  const cover = new Set(
    coverOf(projects, {
      idsOf: ({ conversion }) => conversion.list.flatMap(({ to }) => to),
      times: 1,
      costOf: (project) => (runAnyway.has(project) ? 0.01 : 1),
    }),
  );
  const chosen = projects.filter((project) => runAnyway.has(project) || cover.has(project));
  const counts = [
    `${changed.length} converted to something else than was confirmed`,
    ...(today ? [`${turned.length} whose turn it is on ${turnOn(today)}`] : []),
    `${chosen.length - runAnyway.size} for options that these do not set`,
  ];
  return { chosen, words: `Of ${projects.length} projects, ${counts.join(', ')}.` };
}
